// How each game stands on the start page: by its folder. Its table is far heavier and loaded later: see index.ts.
import { say, words } from '../lib/words.svelte';
import type { GameDoor } from './door';

const DOORS = import.meta.glob<() => GameDoor>('./*/door/index.ts', { import: 'door', eager: true });

/** The games that have a door, in their order. */
export const doors = Object.keys(DOORS).map((path) => path.split('/')[1]!);

/** The door as it stands now: what the player keeps may change. */
export const doorOf = (game: string): GameDoor | null => DOORS[`./${game}/door/index.ts`]?.() ?? null;

/** A page of a game's own, by its name in the address. */
export const pageOf = (name: string): GameDoor['page'] =>
  doors.map((game) => doorOf(game)?.page).find((page) => page?.name === name);

/** What a game is called; one without a door goes by the name of its folder. */
export const gameName = (game: string): string => (words.has(`door-${game}`) ? say(`door-${game}`) : game);
