// How Bluthelden's events are played out. Each is shown for as long as it takes to understand; what changes in numbers is
// shown at once, everything else with the true position at the end.
import type { Staging } from '../../lib/beats';
import type { EventTold } from '../../lib/types';
import { duel, ready, type DuelView, type PieceView } from './reading';
import { pieceOf } from './terms';

const MS: Record<string, number> = {
  round: 500,
  phase: 350,
  main_phase: 350,
  initiative: 450,
  plays: 600,
  hides: 500,
  activates: 500,
  reveals: 500,
  sets_out: 400,
  triggers: 500,
  aims_at: 400,
  aims_at_lane: 400,
  aims_at_item: 400,
  resolves: 250,
  fizzles: 500,
  enters: 350,
  trained: 350,
  turned_up: 600,
  dies: 550,
  sacrificed: 450,
  banished: 450,
  hurt: 420,
  hurt_sovereign: 600,
  healed: 300,
  resists: 500,
  prevented: 350,
  shielded: 400,
  counter: 250,
  stunned: 300,
  rolls: 600,
  blood_rush: 350,
  shadow: 250,
  rises: 600,
  control: 450,
  acting: 250,
  attacks: 450,
  strikes: 500,
  shoots: 500,
  blocks: 450,
  loses_lp: 350,
  gains_lp: 350,
  wins: 600,
  loses: 600,
  drawn: 600,
};

/** Change the permanent that an event names. */
function change(view: DuelView, told: number, how: (piece: PieceView) => PieceView): void {
  const { place } = pieceOf(told);
  view.pieces = view.pieces.map((piece) => (piece.place === place ? how(piece) : piece));
}

/** What an event changes at a glance. */
function apply(view: DuelView, event: EventTold): void {
  const { a, b, c } = event;
  switch (event.what) {
    case 'round':
      view.round = a;
      break;
    case 'phase':
      view.phase = a;
      break;
    case 'main_phase':
      view.phase = a;
      view.active = b;
      break;
    case 'initiative':
      view.initiative = a;
      break;
    case 'hurt':
      change(view, a, (piece) => ({ ...piece, damage: piece.damage + b }));
      break;
    case 'healed':
      change(view, a, (piece) => ({ ...piece, damage: Math.max(0, piece.damage - b) }));
      break;
    case 'turned':
    case 'unturned':
      change(view, a, (piece) => ({ ...piece, turned: event.what === 'turned' }));
      break;
    case 'hurt_sovereign':
    case 'loses_lp':
    case 'gains_lp':
    case 'pays_lp':
      view.players = view.players.map((player) => (player.seat === a ? { ...player, lp: c } : player));
      break;
  }
}

export const staging: Staging<DuelView> = {
  copy: (view) => ready({ ...duel(view) }),
  apply,
  length: (shown) => shown.reduce((all, event) => all + (MS[event.what] ?? 0), 0),
};
