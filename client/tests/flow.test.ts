// What is passed by itself: the cases that the engine is tried on too (tests/engine/test_flow.py).
import { expect, it } from 'vitest';
import { Flow } from '../src/lib/flow.svelte';
import type { BaseView, QuestionTold } from '../src/lib/types';
import { text } from './sources';

interface Case {
  what: string;
  told: { moment: string; stir: string; stretch: string } | null;
  stops: string[];
  full: boolean;
  rest: { stir: string; stretch: string } | null;
  passes: boolean;
  rests: boolean;
}
const IDLE = 4;
const view = (game: string, seat = 0): BaseView => ({ game, seat }) as BaseView;
const asked = (told: Case['told']): QuestionTold =>
  ({ number: 1, flow: told && { idle: IDLE, ...told } }) as unknown as QuestionTold;

function flowing(one: Case): Flow {
  const flow = new Flow();
  flow.learn('duel', { moments: [...one.stops, 'elsewhere'], first: one.stops });
  if (one.full) flow.control(true);
  if (one.rest) flow.passUntilSomething(0, { idle: IDLE, moment: '', ...one.rest });
  return flow;
}

const cases = JSON.parse(text('../tests/engine/flow.json')) as Case[];

it.each(cases)('$what', (one) => {
  const flow = flowing(one);
  expect(flow.auto(view('duel'), asked(one.told))).toBe(one.passes ? IDLE : null);
  flow.hear(view('duel'), asked(one.told));
  expect(flow.resting).toBe(one.rests);
});

it('one seat rests, and the other at the same screen is asked', () => {
  const flow = flowing({ ...cases[0]!, stops: ['own_main'], rest: { stir: '', stretch: '' } });
  const question = asked({ moment: 'own_main', stir: '', stretch: '' });
  expect(flow.auto(view('duel', 0), question)).toBe(IDLE);
  expect(flow.auto(view('duel', 1), question)).toBeNull();
});

it('a game whose moments nobody has told is always asked', () => {
  expect(flowing(cases[0]!).auto(view('another'), asked(cases[0]!.told))).toBeNull();
});
