// The chronicle of Bluthelden as the browser writes it: the same words and the same places as everywhere else.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameFace } from '../src/games/face';
import type { Catalogue } from '../src/games/bluthelden/types';
import type { EventTold } from '../src/lib/types';

const folder = '../src/nachtspiel/games/bluthelden/words';
const read = (language: string): string =>
  [`${language}.ftl`, ...readdirSync(`${folder}/${language}`).map((name) => `${language}/${name}`)]
    .map((name) => readFileSync(`${folder}/${name}`, 'utf-8'))
    .join('\n');
vi.mock('../src/lib/api', () => ({ words: (_: string, language: string) => Promise.resolve(read(language)) }));
vi.stubGlobal('document', { documentElement: { lang: '' } });

const { words } = await import('../src/lib/words.svelte');
const { linesOf } = await import('../src/lib/lines');
const { Speech } = await import('../src/games/bluthelden/speech');
const { setSpeech } = await import('../src/games/bluthelden/current');
const { lineOf } = await import('../src/games/bluthelden/scene.svelte');

const used = (number: number) => ({ number, asp: 0, lp: 0, turn: true, bound: false });
const cards = [
  { key: 'smith', number: 0, abilities: [used(0)], modes: 0 },
  { key: 'medica', number: 1, abilities: [used(0), used(1)], modes: 0 },
  { key: 'consecration_ritual', number: 2, abilities: [], modes: 2 },
];
const events = {
  draws: ['player', 'card'],
  draws_hidden: ['player', 'number', 'pile'],
  plays: ['player', 'card', 'mode'],
  activates: ['player', 'own', 'ability'],
  triggers: ['player', 'card', 'cause'],
  resolves: ['player', 'card', 'cause'],
  aims_at: ['piece'],
  hides: ['player', 'hideout'],
  sets_out: ['player', 'own', 'spot'],
  hurt: ['piece', 'number', 'left'],
  prevented: ['piece', 'number', 'reason'],
  gets_values: ['piece', 'values', 'until'],
  gets_resistance: ['piece', 'change', 'until'],
  gets_keyword: ['piece', 'keyword', 'until'],
  loses_asp: ['player', 'number'],
  phase: ['phase'],
  main_phase: ['phase', 'player'],
  round: ['number'],
  passes: ['player'],
};
const box = {
  cards,
  events,
  options: [],
  places: [],
  counters: ['poison'],
  uses: { rise: 4, reveal: 5, shield: 6, shift: 7 },
  keywords: ['binding', 'flying'],
  causes: ['text', 'madness'],
  quiet: ['passes'],
  started: ['plays', 'activates', 'triggers'],
} as unknown as Catalogue;
const names = ['Anna', 'Ben'];
const told = (what: string, a = 0, b = 0, c = 0): EventTold => ({ what, rule: 'BH-1.01', a, b, c });

describe('the chronicle', () => {
  const speech = new Speech(box);
  const game = { speech, line: lineOf, sign: () => 'scroll' } as unknown as GameFace;
  const texts = (log: EventTold[]): string[] => linesOf(game, log, names).map((line) => line.text);

  beforeAll(async () => {
    setSpeech(speech);
    await words.choose('en');
    await words.learn('bluthelden');
  });

  it.each([
    [told('activates', 0, 9000), 'Anna uses Smith (Safety Zone left 1).'],
    [told('activates', 0, 9001), 'Anna uses Medica (Safety Zone left 1) – Turn: Heal 1 on a Character in this lane.'],
    [told('activates', 1, 200_000, 6), 'Ben uses Smith (War Zone left 1): Protective Shield.'],
    [told('plays', 0, 2, 1), 'Anna plays Consecration Ritual – +1/+2'],
    [told('plays', 0, 0, -1), 'Anna plays Smith.'],
    [told('aims_at', 224_001), 'Target: Medica (Ben).'],
    [told('aims_at', 227_999), 'Target: Face-down card (Ben, face down, left 1).'],
    [told('hides', 1, 228), 'Ben plays a card face down onto War Zone left 2 of Anna.'],
    [told('sets_out', 0, 9000, 1), 'Anna wants to Move Smith (Safety Zone left 1) to War Zone left 2.'],
    [told('hurt', 203_001, 2, 0), 'Medica (Ben, War Zone middle 1) takes 2 damage.'],
    [told('hurt', 203_001, 2, 1), 'Medica (Ben, War Zone middle 1) takes 2 damage and has 1 HP left.'],
    [told('prevented', 0, 2, 2), '2 damage to Smith (Anna, War Zone left 1) is prevented (Flying).'],
    [told('prevented', 0, 2, 0), '2 damage to Smith (Anna, War Zone left 1) is prevented.'],
    [told('gets_values', 0, 502_499, 0), 'Smith (Anna, War Zone left 1) has +2/-1 for the round.'],
    [told('gets_resistance', 0, -1, 1), 'Smith (Anna, War Zone left 1) has Resistance -1 for good.'],
    [told('gets_keyword', 0, 1, 0), 'Smith (Anna, War Zone left 1) gets for the round: Flying.'],
    [told('triggers', 1, 0, 1), 'Madness of Smith (Ben) triggers.'],
    [told('resolves', 1, -1, 0), 'Face-down card (Ben) resolves.'],
    [told('loses_asp', 0, 1), '1 unspent ASP of Anna vanishes.'],
    [told('main_phase', 2, 1), 'Main Phase 1 (Ben)'],
    [told('phase', 4), 'Combat Phase'],
  ])('tells %o', (event, sentence) => {
    expect(speech.event(event, names)).toBe(sentence);
  });

  it('says what resolves only where it is not what was just begun', () => {
    const [smith, medica] = [told('activates', 0, 9000), told('activates', 1, 200_001)];
    expect(texts([smith, told('passes'), told('resolves', 0, 0)])).toHaveLength(1);
    expect(texts([smith, medica, told('resolves', 1, 1), told('resolves', 0, 0)]).slice(2)).toEqual([
      'Smith (Anna) resolves.',
    ]);
  });

  it('tells of a card drawn once, with its name to whoever sees it', () => {
    expect(texts([told('draws_hidden', 0, 1, 0), told('draws', 0, 1), told('draws_hidden', 1, 1, 1)])).toEqual([
      'Anna draws Medica.',
      'Ben draws a card (Pool pile).',
    ]);
  });

  it('has a heading for a phase in which something happened', () => {
    const lines = linesOf(game, [told('main_phase', 2, 1), told('phase', 4), told('plays', 0, 0, -1)], names);
    expect(lines.map((line) => [line.kind, line.text])).toEqual([
      ['heading', 'Combat Phase'],
      ['line', 'Anna plays Smith.'],
    ]);
  });
});
