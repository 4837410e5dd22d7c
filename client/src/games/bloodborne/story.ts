// How a hunt came about: what every hunter held after every round, and the moments that turned it.
import type { EventTold, PointTold } from '../../lib/types';
import type { Catalogue } from './types';

export interface Mark {
  round: number;
  kind: 'dream' | 'death';
}
export interface Moment {
  round: number;
  point: number;
  kind: 'boss' | 'loss' | 'blow' | 'out';
  event: EventTold;
  weight: number;
  monster: string;
}
export interface Taken {
  monster: string;
  by: number[];
  left: number;
  slayer: number | null;
} // what each hunter took from one Monster
export interface Story {
  rounds: number;
  held: number[][]; // by seat, then by round (index 0: round 1)
  marks: Mark[][]; // by seat
  falls: { round: number; monster: string }[];
  moments: Moment[];
  kills: number[];
  taken: Taken[]; // in the order in which the Monsters came
}

export function tell(points: PointTold[], box: Catalogue): Story {
  const seats = points[0]?.course.length ?? 0;
  const held: number[][] = Array.from({ length: seats }, () => []);
  const marks: Mark[][] = Array.from({ length: seats }, () => []);
  const falls: Story['falls'] = [];
  const moments: Moment[] = [];
  const kills: number[] = Array.from({ length: seats }, () => 0);
  const taken: Taken[] = [];
  let round = 1;
  points.forEach((point, at) => {
    for (const event of point.events) {
      if (event.what === 'round') round = event.a;
      if (event.what === 'appears')
        taken.push({ monster: box.monsters[event.a]?.key ?? '', by: held.map(() => 0), left: event.b, slayer: null });
      const fought = taken.at(-1);
      if (fought && event.what === 'more_echoes') fought.left += event.b;
      if (fought && event.what === 'hits') {
        fought.by[event.a] = (fought.by[event.a] ?? 0) + event.c;
        fought.left -= event.c;
      }
      if (fought && event.what === 'slain') fought.slayer = event.b;
      const starts = { round, point: at, event, monster: fought?.monster ?? '' };
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
    const last = Math.max(1, point.round);
    point.course.forEach((echoes, seat) => {
      const row = held[seat];
      if (!row) return;
      while (row.length < last) row.push(row.at(-1) ?? 0);
      row[last - 1] = echoes;
    });
  });
  moments.sort((a, b) => b.weight - a.weight);
  return {
    rounds: held[0]?.length ?? 0,
    held,
    marks,
    falls,
    moments: moments.slice(0, 3).sort((a, b) => a.point - b.point),
    kills,
    taken,
  };
}
