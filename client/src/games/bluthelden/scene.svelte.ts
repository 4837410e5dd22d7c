// What both layouts of the table show, wide or in one hand: one position, seen from one place.
import type { EventTold } from '../../lib/types';
import { say } from '../../lib/words.svelte';
import type { TableProps } from '../face';
import { speech } from './current';
import { duel, type ItemView, type PieceView } from './reading';
import { PHASE_SIGNS } from './signs';
import { CARDS, pieceOf, PLACES, RESOURCES, SAFETY, seatOf, WAR } from './terms';

export function lineOf(event: EventTold, log?: EventTold[], at = 0): 'line' | 'round' | 'heading' | 'none' {
  const { quiet, started } = speech().box;
  if (event.what === 'round') return 'round';
  if (event.what === 'phase' || event.what === 'main_phase') return 'heading';
  if (event.what === 'draws_hidden') return !log || log[at + 1]?.what === 'draws' ? 'none' : 'line'; // whoever sees the card hears of it next
  if (event.what === 'resolves') return !log || event.b < 0 || isLastStarted(event, log, at, started) ? 'none' : 'line';
  return quiet.includes(event.what) ? 'none' : 'line';
}

/** Whether it is what was last put on the chain, so that nobody need be told what resolves. */
function isLastStarted(event: EventTold, log: EventTold[], at: number, started: string[]): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const before = log[i]!;
    if (before.what === 'resolves') return false;
    if (started.includes(before.what)) return before.a === event.a && before.b % CARDS === event.b;
  }
  return false;
}

export interface Arrow {
  from: string;
  to: string;
  kind: 'attack' | 'block' | 'target';
}

export class Scene {
  /** What has several options and was clicked: the place of a permanent, or a card of the hand as -1 - its index. */
  menu = $state<number | null>(null);

  constructor(private readonly props: () => TableProps) {}

  lines = $derived.by(() => this.props().lines);
  told = $derived.by(() => speech());
  view = $derived.by(() => duel(this.props().view));
  choice = $derived.by(() => this.props().choice);
  me = $derived.by(() => this.props().me);
  own = $derived.by(() => Math.max(0, this.me));
  other = $derived.by(() => 1 - this.own);
  names = $derived.by(() => this.props().seats.map((seat) => seat.name));
  mine = $derived.by(() => this.view.players[this.own]!);
  theirs = $derived.by(() => this.view.players[this.other]!);
  kind = $derived.by(() => this.choice.question?.kind ?? '');
  touched = $derived.by(
    () =>
      new Set(
        (this.props().now?.events ?? this.props().flash)
          .filter((event) => ['hurt', 'healed', 'enters', 'resists', 'stunned', 'acting'].includes(event.what))
          .map((event) => pieceOf(event.what === 'enters' || event.what === 'acting' ? event.b : event.a).place),
      ),
  );
  struck = $derived.by(
    () =>
      new Set(
        (this.props().now?.events ?? this.props().flash)
          .filter((event) => ['hurt_sovereign', 'loses_lp'].includes(event.what))
          .map((event) => event.a),
      ),
  );

  private places = $derived.by(() => new Map(this.view.pieces.map((piece) => [piece.place, piece])));
  private attached = $derived.by(() => {
    const found = new Map<number, PieceView[]>();
    for (const piece of this.view.pieces)
      if (piece.host >= 0) found.set(piece.host, [...(found.get(piece.host) ?? []), piece]);
    return found;
  });

  at = (place: number): PieceView | undefined => this.places.get(place);
  trainings = (place: number): PieceView[] => this.attached.get(place) ?? [];
  area = (seat: number): PieceView[] =>
    this.view.pieces.filter(
      (piece) => Math.floor(piece.place / PLACES) === seat && piece.place % PLACES >= 36 && piece.place % PLACES < 136,
    );
  isOpen = (seat: number, lane: number): boolean => this.places.has(seat * PLACES + RESOURCES + lane);

  /** The slots of a zone of a lane: two or three in the War Zone, three in the Safety Zone. */
  slots(seat: number, lane: number, zone: 'war' | 'safety'): number[] {
    const first = seat * PLACES + (zone === 'war' ? WAR : SAFETY) + lane * 3;
    const third = zone === 'safety' || this.wide(seat) ? [first + 2] : [];
    return [first, first + 1, ...third];
  }
  private wide(seat: number): boolean {
    return this.view.pieces.some(
      (piece) =>
        piece.controller === seat &&
        (piece.keywords.includes('force_of_nature') ||
          (piece.place % PLACES < SAFETY && (piece.place % PLACES) % 3 === 2 && seatOf(piece.place) === seat)),
    );
  }

  // ------------------------------------------------------------ what can be chosen

  private byPlace = $derived.by(() => {
    const found = new Map<number, number[]>();
    for (const { option } of this.choice.options) {
      const place = this.told.meaning(option).part('place');
      if (place >= 0) found.set(place, [...(found.get(place) ?? []), option]);
    }
    return found;
  });
  optionsAt = (place: number): number[] => this.byPlace.get(place) ?? [];

  hand = $derived.by(() => {
    const cards = this.mine.hand ?? [];
    return cards.map((card, index) => ({ card, index, options: this.cardOptions(card) }));
  });
  private cardOptions(card: string): number[] {
    if (this.kind === 'mulligan') return [];
    const number = this.told.numberOf(card);
    return ['card', 'hide']
      .map((kind) => this.told.options.number(kind, number))
      .filter((option) => this.choice.offers(option));
  }
  /** Cards that are offered and lie elsewhere: a pile that is searched, a Graveyard. */
  elsewhere = $derived.by(() => {
    const hand = new Set(this.mine.hand ?? []);
    return this.choice.options
      .map(({ option }) => option)
      .filter((option) => this.told.meaning(option).kind === 'card' && !hand.has(this.told.cardOf(option)));
  });

  lanes = $derived.by(
    () =>
      new Set(
        this.choice.options.map(({ option }) => this.told.meaning(option).part('lane')).filter((lane) => lane >= 0),
      ),
  );
  laneOption = (lane: number): number => this.told.options.number('lane', lane);
  chainOption(index: number): number | null {
    const option = this.told.options.number('chain', index);
    return this.choice.offers(option) ? option : null;
  }

  /** One option: picked. Several: shown. None: false. */
  press(at: number, options: number[]): boolean {
    if (!options.length) return false;
    if (options.length === 1) {
      this.menu = null;
      this.choice.pick(options[0]!);
    } else this.menu = this.menu === at ? null : at;
    return true;
  }
  get menuOptions(): number[] {
    if (this.menu === null) return [];
    return this.menu < 0 ? (this.hand[-1 - this.menu]?.options ?? []) : this.optionsAt(this.menu);
  }
  pick(option: number): void {
    this.choice.selected = option;
    this.menu = null;
  }

  // the Mulligan: each card of the hand is a bit
  get mask(): number {
    return this.choice.selected === null ? 0 : Math.max(0, this.told.meaning(this.choice.selected).part('cards'));
  }
  setAside(index: number): void {
    const option = this.told.options.number('mulligan', this.mask ^ (1 << index));
    if (this.choice.offers(option)) this.choice.selected = option;
  }

  /** The card behind what is picked, or what happens next: to be read before it is confirmed. */
  chosenCard = $derived.by<string>(() => {
    const option = this.choice.selected ?? -1;
    const place = this.told.meaning(option).part('place');
    if (place >= 0) return this.at(place)?.card ?? '';
    if (this.told.cardOf(option)) return this.told.cardOf(option);
    return this.view.chain[this.view.chain.length - 1]?.card ?? '';
  });

  /** The option that would choose this, were it offered: to be told why it is not. */
  wouldBe(piece: PieceView): number {
    return this.told.options.number(this.kind === 'priority' ? 'ability' : 'place', piece.place);
  }
  wouldMove = (piece: PieceView): number => this.told.options.number('move', piece.place);

  // ------------------------------------------------------------ what is told

  steps = $derived.by(() =>
    [1, 2, 3, 4, 5].map((phase) => ({
      name: say(`bh-ribbon-${phase}`, {
        player: this.names[phase === 2 ? this.view.initiative : 1 - this.view.initiative] ?? '',
      }),
      icon: PHASE_SIGNS[phase] ?? 'scroll',
      help: this.told.phaseHelp(phase),
    })),
  );

  targets(item: ItemView): string[] {
    return [
      ...item.targets.map((place) => this.told.thing(place, this.view, this.names)),
      ...item.links.map((at) => (this.view.chain[at] ? this.told.item(this.view.chain[at]) : '')),
      ...item.lanes.map(this.told.lane),
      ...(item.slot >= 0 && !item.targets.length ? [this.told.place(item.slot, this.names)] : []),
    ];
  }

  arrows = $derived.by<Arrow[]>(() => {
    const found: Arrow[] = [];
    const spot = (place: number): string => `p-${place}`;
    for (const attack of this.view.attacks) {
      const from = spot(this.view.acting);
      const sovereign = `sovereign-${1 - seatOf(this.view.acting)}`;
      if (attack.blocker >= 0) found.push({ from, to: spot(attack.blocker), kind: 'attack' });
      else found.push({ from, to: attack.victim >= 0 ? spot(attack.victim) : sovereign, kind: 'attack' });
    }
    const top = this.view.chain.length - 1; // what happens next; the rest is told in words
    for (const place of this.view.chain[top]?.targets ?? [])
      found.push({ from: `chain-${top}`, to: spot(place), kind: 'target' });
    return found;
  });
}
