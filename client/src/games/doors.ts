// How each game stands on the start page. Its table is far heavier and loaded later: see index.ts.
import { bloodborne } from './bloodborne/door';
import { bluthelden } from './bluthelden/door';
import type { GameDoor } from './door';

const DOORS: Record<string, () => GameDoor> = { bloodborne, bluthelden };

/** The door as it stands now: what the player keeps may change. */
export const doorOf = (game: string): GameDoor => DOORS[game]?.() ?? {};
