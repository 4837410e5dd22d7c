// The face of any game that has none of its own in the browser: its view as a tree, its options as tiles.
import { content } from '../lib/api';
import type { GameFace } from '../games/face';
import { setSpeech } from './current';
import Inspector from './Inspector.svelte';
import Result from './Result.svelte';
import { PlainSpeech, type PlainBox } from './speech';
import Table from './Table.svelte';

export async function load(game: string): Promise<GameFace> {
  const box = await content<PlainBox>(game);
  const speech = new PlainSpeech(box);
  setSpeech(speech);
  return {
    name: game,
    speech,
    plan: (_before, events, after, at) => [{ events, view: after, lines: at + events.length, ms: 0 }],
    Table,
    Inspector,
    Result,
    onTable: () => true,
    arrange: (options) => options,
    sign: () => 'scroll',
    askSign: () => 'scroll',
    line: () => 'line',
    sound: () => '',
    lesson: () => '',
    signalWord: speech.signal,
  };
}
