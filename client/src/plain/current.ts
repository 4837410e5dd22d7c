// The speech of the game that is on the table.
import type { PlainSpeech } from './speech';

let speech: PlainSpeech | null = null;

export function setSpeech(found: PlainSpeech): void {
  speech = found;
}

export function current(): PlainSpeech {
  if (!speech) throw new Error('no game is on the table');
  return speech;
}
