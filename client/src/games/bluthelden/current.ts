// The speech of the game, made once its catalogue is here; the table's pieces ask for it.
import type { Speech } from './speech';

let made: Speech | null = null;

export function setSpeech(speech: Speech): void {
  made = speech;
}

export function speech(): Speech {
  if (!made) throw new Error('the catalogue is not here yet');
  return made;
}
