import { describe, expect, it } from 'vitest';
import { Options } from '../src/lib/options';

const options = new Options([
  { kind: 'card', first: 0, parts: [{ name: 'card', size: 2 }] },
  {
    kind: 'throw',
    first: 10,
    parts: [
      { name: 'card', size: 2 },
      { name: 'place', size: 3 },
    ],
  },
  { kind: 'rest', first: 30, parts: [] },
]);

describe('the options of a game', () => {
  it.each([
    [0, 'card', 0, -1, false],
    [1, 'card', 1, -1, false],
    [10, 'throw', 0, 0, false],
    [12, 'throw', 0, 2, false],
    [15, 'throw', 1, 2, false],
    [30, 'rest', -1, -1, true],
    [2, '', -1, -1, false],
    [16, '', -1, -1, false],
    [-1, '', -1, -1, false],
  ])('%i is about %s', (option, kind, card, place, word) => {
    const meant = options.read(option);
    expect([meant.kind, meant.part('card'), meant.part('place'), meant.isWord]).toEqual([kind, card, place, word]);
  });

  it('are found by their parts', () => {
    expect(options.number('card', 1)).toBe(1);
    expect(options.number('throw', 1, 2)).toBe(15);
    expect(options.number('rest')).toBe(30);
    expect(() => options.number('sleep')).toThrow('no option sleep');
  });
});
