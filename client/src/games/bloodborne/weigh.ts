// What several possible futures of this round have in common, and how far they differ.
import type { EventTold } from '../../lib/types';

export interface Range {
  low: number;
  high: number;
}
export interface Outlook {
  instant: [number, Range][]; // by seat: echoes taken in phase 3
  blows: [number, Range][]; // by seat: echoes taken in phase 5
  attack: Range | null; // what the Monster rolls; null if it never strikes
  health: Range; // what is left to us
  dies: boolean; // we may be killed
  falls: 'surely' | 'perhaps' | 'never';
}

const DREAM = 7;

const range = (numbers: number[]): Range => ({ low: Math.min(...numbers), high: Math.max(...numbers) });

/** The part of a future that belongs to this fight. */
function fight(run: EventTold[]): EventTold[] {
  const end = run.findIndex((event) => event.what === 'phase' && event.a === DREAM);
  return end < 0 ? run : run.slice(0, end);
}

function taken(runs: EventTold[][], phase: number, seats: number): [number, Range][] {
  const found: [number, Range][] = [];
  for (let seat = 0; seat < seats; seat++) {
    const sums = runs.map((run) => {
      let now = 2;
      let sum = 0;
      for (const event of run) {
        if (event.what === 'phase') now = event.a;
        if (event.what === 'hits' && event.a === seat && (now <= 3 ? 3 : now) === phase) sum += event.c;
      }
      return sum;
    });
    const all = range(sums);
    if (all.high > 0) found.push([seat, all]);
  }
  return found;
}

export function weigh(futures: EventTold[][], seats: number, me: number, health: number): Outlook | null {
  const runs = futures.filter((run) => run.length).map(fight);
  if (!runs.length) return null;
  const attacks = runs.flatMap((run) => run.filter((event) => event.what === 'attack').map((event) => event.b));
  const struck = (run: EventTold[]): number => {
    let left = health;
    for (const event of run) {
      if ((event.what === 'hurt' || event.what === 'dream_hurt') && event.a === me) left = event.c;
      if (event.what === 'dies' && event.a === me) left = 0;
    }
    return left;
  };
  const falls = runs.filter((run) => run.some((event) => event.what === 'slain')).length;
  return {
    instant: taken(runs, 3, seats),
    blows: taken(runs, 5, seats),
    attack: attacks.length ? range(attacks) : null,
    health: range(runs.map(struck)),
    dies: runs.some((run) => run.some((event) => event.what === 'dies' && event.a === me)),
    falls: falls === runs.length ? 'surely' : falls ? 'perhaps' : 'never',
  };
}
