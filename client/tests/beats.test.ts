// How news is cut into beats.
import { expect, it } from 'vitest';
import { staging } from '../src/games/bluthelden/beats';
import { setSpeech } from '../src/games/bluthelden/current';
import type { DuelView } from '../src/games/bluthelden/reading';
import type { Speech } from '../src/games/bluthelden/speech';
import { planner } from '../src/lib/beats';
import type { BaseView, EventTold } from '../src/lib/types';

interface Counter extends BaseView {
  count: number;
}
const told = (what: string, a = 0): EventTold => ({ what, rule: '', a, b: 0, c: 0 });
const view = (count: number): Counter => ({ count, question: { number: 3 }, waiting: [0] }) as unknown as Counter;
const plan = planner<Counter>({
  copy: (one) => ({ ...one }),
  apply: (one, event) => (one.count += event.a),
  length: (shown) => (shown[0]!.what === 'silent' ? 0 : 100 * shown.length),
  joins: (event, first) => first.what === 'plays' && event.what === 'plays',
});

it('each beat shows what was changed by then, and the last one the true position', () => {
  const before = view(1);
  const after = view(99);
  const beats = plan(before, [told('hits', 2), told('silent', 3), told('hits', 4)], after, 10);
  expect(beats.map((beat) => (beat.view as Counter).count)).toEqual([3, 10, 99]);
  expect(beats.map((beat) => beat.lines)).toEqual([11, 13, 13]);
  expect(beats.map((beat) => beat.ms)).toEqual([100, 100, 0]);
  expect(beats.at(-1)!.view).toBe(after);
  expect(before).toEqual(view(1));
});

it('what belongs together is one beat', () => {
  const beats = plan(view(0), [told('plays', 1), told('plays', 1), told('hits', 1), told('plays', 1)], view(0), 0);
  expect(beats.map((beat) => beat.events.length)).toEqual([2, 1, 1, 0]);
  expect(beats.map((beat) => beat.lines)).toEqual([2, 3, 4, 4]);
});

it('while something is shown nobody is asked', () => {
  const [first] = plan(view(0), [told('hits')], view(0), 0);
  expect(first!.view.question).toBeNull();
  expect(first!.view.waiting).toEqual([]);
});

it('a position as the server tells it is made ready before something is changed in it', () => {
  setSpeech({ placeOf: () => -1 } as unknown as Speech);
  const item = { kind: 'ability', seat: 0, card: 'smith', cause: 'text', ability: 0, slot: null, targets: ['chain 2'] };
  const position = { pieces: [], chain: [item], resolving: null, making: null, combat: null, players: [] };
  const shown = staging.copy(position as unknown as DuelView);
  expect(shown.chain[0]!.links).toEqual([1]);
  expect(staging.copy(shown).chain[0]!.links).toEqual([1]);
});
