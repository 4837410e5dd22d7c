// How Bloodborne's events are played out: each changes the position a little, for as long as it takes to understand.
import type { Staging } from '../../lib/beats';
import type { EventTold } from '../../lib/types';
import { TYPE_NAMES, type Catalogue, type HunterView, type HuntView } from './types';

const MS: Record<string, number> = {
  round: 450,
  phase: 250,
  draws_weapon: 700,
  clash: 600,
  late_clash: 500,
  cancelled: 350,
  uses: 450,
  acts: 450,
  hits_air: 350,
  slain: 800,
  trophy: 250,
  rolls: 950,
  attack: 350,
  unharmed: 120,
  endures: 500,
  dies: 800,
  eliminated: 800,
  escapes: 700,
  boss_stays: 500,
  banks: 650,
  takes_back: 350,
  takes_upgrade: 550,
  removes: 500,
  rests: 300,
  returns: 300,
  marker: 250,
  final_boss_enters: 1000,
  appears: 800,
  heals: 350,
  steals: 600,
  loses_echoes: 400,
  loses_banked: 400,
  hampers: 500,
  looks: 400,
  foresees: 400,
  buries: 400,
  leaves: 250,
  weapon_lost: 600,
  calmer: 250,
  enraged: 600,
  call: 500,
  announces: 400,
  fight_skipped: 300,
  sits_out: 300,
  hunt_over: 400,
};

function length(event: EventTold): number {
  if (event.what === 'hurt' || event.what === 'dream_hurt') return 220 + 90 * event.b;
  if (event.what === 'hits') return 380 + 70 * event.c;
  return MS[event.what] ?? 0;
}

/** What an event changes on the table. Only what is seen; the true position follows anyway. */
function apply(view: HuntView, event: EventTold, box: Catalogue): void {
  const { a, b, c } = event;
  const hunter: HunterView | undefined = view.hunters[a];
  const card = (number: number): string => box.cards[number]?.key ?? '';
  switch (event.what) {
    case 'round':
      view.round = a;
      view.first = b;
      break;
    case 'phase':
      view.phase = a;
      break;
    case 'final_boss_enters':
    case 'appears':
      view.monster = box.monsters[a]?.key ?? null;
      if (event.what === 'appears') view.echoes = view.full_echoes = b;
      break;
    case 'more_echoes':
      view.echoes += b;
      view.full_echoes += b;
      break;
    case 'slain':
      view.echoes = 0;
      break;
    case 'escapes':
      view.monster = null;
      break;
    case 'row':
      view.row = [...view.row, card(a)];
      break;
  }
  if (!hunter) return;
  switch (event.what) {
    case 'plays':
      hunter.played = card(b);
      view.laid[hunter.seat] = false;
      hunter.dreaming = box.cards[b]?.dream ?? false;
      if (hunter.hand?.includes(card(b))) {
        hunter.hand = hunter.hand.filter((_, i, all) => i !== all.indexOf(card(b)));
        hunter.hand_size -= 1;
      }
      break;
    case 'draws_weapon':
      hunter.weapon = card(b);
      if (hunter.hand?.includes(card(b))) {
        hunter.hand = hunter.hand.filter((_, i, all) => i !== all.indexOf(card(b)));
        hunter.hand_size -= 1;
      }
      break;
    case 'clash':
      hunter.cancelled = true;
      break;
    case 'hits':
      view.echoes = Math.max(0, view.echoes - c);
      hunter.collected += c;
      hunter.dealt += c;
      break;
    case 'trophy':
      hunter.trophies[TYPE_NAMES[b] ?? 'kin'] += 1;
      break;
    case 'hurt':
    case 'dream_hurt':
      hunter.health = c;
      break;
    case 'dies':
      hunter.dead = true;
      hunter.health = 0;
      hunter.collected = 0;
      hunter.deaths += 1;
      break;
    case 'eliminated':
      hunter.gone = true;
      hunter.dreaming = false;
      hunter.played = hunter.weapon = null;
      hunter.banked = hunter.level = 0;
      for (const type of TYPE_NAMES) hunter.trophies[type] = 0;
      break;
    case 'banks':
      hunter.collected = Math.max(0, hunter.collected - b);
      hunter.banked += b;
      break;
    case 'takes_back':
      if (hunter.hand) hunter.hand = [...hunter.hand, ...hunter.used];
      hunter.hand_size += hunter.used.length;
      hunter.used = [];
      break;
    case 'takes_upgrade':
      view.row = view.row.filter((one) => one !== card(b));
      if (hunter.hand) hunter.hand = [...hunter.hand, card(b)];
      hunter.hand_size += 1;
      break;
    case 'puts_away':
      if (hunter.played === card(b)) hunter.played = null;
      if (hunter.weapon === card(b)) hunter.weapon = null;
      hunter.used = [...hunter.used, card(b)];
      break;
    case 'rests':
      hunter.health = b;
      break;
    case 'heals':
      hunter.health = Math.min(box.full_health, hunter.health + b);
      break;
    case 'returns':
      hunter.dead = false;
      break;
    case 'marker':
      view.first = a;
      break;
    case 'steals': {
      const target = view.hunters[b];
      if (target) target.collected = Math.max(0, target.collected - c);
      hunter.collected += c;
      break;
    }
    case 'loses_echoes':
      hunter.collected = Math.max(0, hunter.collected - b);
      break;
    case 'loses_banked':
      hunter.banked = Math.max(0, hunter.banked - b);
      break;
  }
}

export const staging = (box: Catalogue): Staging<HuntView> => ({
  copy: (view) => structuredClone(view),
  apply: (view, event) => apply(view, event, box),
  length: (shown) =>
    shown[0]!.what === 'plays' ? 1180 + 60 * shown.length : shown.reduce((all, event) => all + length(event), 0),
  /** All cards are turned over together. */
  joins: (event, first) => first.what === 'plays' && (event.what === 'plays' || event.what === 'sits_out'),
});
