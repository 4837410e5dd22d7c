// The speech of the game.
import { current } from '../../lib/current';
import type { Speech } from './speech';

export const [setSpeech, speech] = current<Speech>();
