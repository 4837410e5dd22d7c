// What both layouts of the table need to know about a position.
import type { Choice } from '../../lib/choice.svelte';
import type { EventTold, SeatTold } from '../../lib/types';
import { speech } from './current';
import type { HunterView, HuntView } from './types';

/** The seats as one sees them from one's own place: oneself first, then round the table. */
export function around(view: HuntView, me: number): number[] {
  const count = view.hunters.length;
  const start = me >= 0 ? me : 0;
  return view.hunters.map((_, i) => (start + i) % count);
}

/** Seat emblems: the own place always has the candle. */
export function emblems(view: HuntView, me: number): number[] {
  const found: number[] = [];
  around(view, me).forEach((seat, i) => (found[seat] = i));
  return found;
}

/** Who attacks when: 1 for the first player. */
export function turn(view: HuntView, seat: number): number {
  const count = view.hunters.length;
  return ((seat - view.first + count) % count) + 1;
}

/** The rolls of the attack that is being shown: since this round began. */
export function rollsNow(log: EventTold[], view: HuntView): EventTold[] {
  if (view.phase < 4 || view.phase > 6) return [];
  const found: EventTold[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i]!;
    if (event.what === 'round') break;
    if (event.what === 'rolls') found.unshift(event);
  }
  return found;
}

/** Whether the middle shows this round's cards or the upgrades. */
export function clashing(view: HuntView): boolean {
  return view.phase >= 1 && view.phase <= 6 && view.hunters.some((hunter) => hunter.played !== null);
}

export function lineOf(event: EventTold): 'line' | 'round' | 'phase' | 'none' {
  switch (event.what) {
    case 'round':
      return 'round';
    case 'phase':
      return 'phase';
    case 'puts_away':
    case 'no_attack':
    case 'equipped':
    case 'unharmed':
    case 'keeps_used':
      return 'none';
    default:
      return 'line';
  }
}

/** Seats hurt or otherwise touched by what is being shown. */
export function hurtNow(events: EventTold[]): Set<number> {
  return new Set(events.filter((event) => ['hurt', 'dream_hurt', 'dies'].includes(event.what)).map((event) => event.a));
}

const PERSONAL = new Set([
  'hurt',
  'dream_hurt',
  'dies',
  'hits',
  'banks',
  'steals',
  'takes_upgrade',
  'trophy',
  'rests',
  'heals',
  'loses_echoes',
  'plays',
]);
export function touchedBy(events: EventTold[]): Set<number> {
  return new Set(events.filter((event) => PERSONAL.has(event.what)).map((event) => event.a));
}

export interface Pickable {
  card: string;
  option: number | null;
}

/** The hand, each card with the option that plays it, if it is offered. */
export function handOf(view: HuntView, me: number, choice: Choice): Pickable[] {
  const told = speech();
  const question = choice.question;
  return (view.hunters[me]?.hand ?? []).map((card) => {
    const number = told.entry(card).number;
    const fits = question && question.kind !== 'upgrade' && choice.offers(number);
    return { card, option: fits ? number : null };
  });
}

export function namesOf(seats: SeatTold[]): string[] {
  return seats.map((seat) => seat.name);
}

/** All cards of a hunter that one knows of, wherever they lie. */
export function cardsOf(hunter: HunterView | undefined): string[] {
  if (!hunter) return [];
  return [...(hunter.hand ?? []), ...hunter.used, hunter.played, hunter.weapon].filter((card) => card !== null);
}

/** What hunters have announced openly since they last turned up a card, by seat. It binds nobody. */
export function announcedNow(log: EventTold[], view: HuntView): Map<number, string> {
  const found = new Map<number, string>();
  const settled = new Set<number>();
  for (let i = log.length - 1; i >= 0 && settled.size < view.hunters.length; i--) {
    const { what, a, b } = log[i]!;
    if (what === 'announces' && !settled.has(a)) found.set(a, speech().box.cards[b]?.key ?? '');
    if (['announces', 'plays', 'draws_weapon'].includes(what)) settled.add(a);
  }
  return found;
}
