// How a hunt came about: what every hunter held after every round, and the moments that turned it.
import type { EventTold } from '../../lib/types';
import type { Catalogue, HuntView } from './types';

export interface Mark { round: number; kind: 'dream' | 'death' }
export interface Moment { round: number; point: number; kind: 'boss' | 'loss' | 'blow' | 'out'; event: EventTold; weight: number }
export interface Story {
  rounds: number;
  held: number[][]; // by seat, then by round (index 0: round 1)
  marks: Mark[][]; // by seat
  falls: { round: number; monster: string }[];
  moments: Moment[];
  kills: number[];
}

export function tell(points: { events: EventTold[]; view: HuntView }[], box: Catalogue): Story {
  const seats = points[0]?.view.hunters.length ?? 0;
  const held: number[][] = Array.from({ length: seats }, () => []);
  const marks: Mark[][] = Array.from({ length: seats }, () => []);
  const falls: Story['falls'] = [];
  const moments: Moment[] = [];
  const kills: number[] = Array.from({ length: seats }, () => 0);
  let round = 1;
  points.forEach((point, at) => {
    for (const event of point.events) {
      if (event.what === 'round') round = event.a;
      const starts = { round, point: at, event };
      if (event.what === 'plays' && box.cards[event.b]?.dream) marks[event.a]?.push({ round, kind: 'dream' });
      if (event.what === 'dies') {
        marks[event.a]?.push({ round, kind: 'death' });
        if (event.b >= 2) moments.push({ ...starts, kind: 'loss', weight: 2 * event.b });
      }
      if (event.what === 'eliminated') moments.push({ ...starts, kind: 'out', weight: 20 });
      if (event.what === 'hits' && event.c >= 3) moments.push({ ...starts, kind: 'blow', weight: event.c });
      if (event.what === 'slain') {
        kills[event.b] = (kills[event.b] ?? 0) + 1;
        const monster = box.monsters[event.a];
        if (monster && monster.rank !== 'ordinary') {
          falls.push({ round, monster: monster.key });
          moments.push({ ...starts, kind: 'boss', weight: 8 });
        }
      }
    }
    const view = point.view;
    const last = view.phase === 0 ? 1 : view.round;
    view.hunters.forEach((hunter, seat) => {
      const row = held[seat];
      if (!row) return;
      while (row.length < last) row.push(row.at(-1) ?? 0);
      row[last - 1] = hunter.collected + hunter.banked;
    });
  });
  moments.sort((a, b) => b.weight - a.weight);
  return { rounds: held[0]?.length ?? 0, held, marks, falls, moments: moments.slice(0, 3).sort((a, b) => a.point - b.point), kills };
}
