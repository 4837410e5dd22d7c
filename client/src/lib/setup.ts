// Founding a match from the wishes of the start page.
import * as api from './api';
import { keepSeated, type Seated } from './kept';
import { words } from './words.svelte';

export interface SeatPlan {
  who: string; // me, friend, or a bot's level
  name: string;
}

/** Found it, and remember whose keys we hold. */
export async function foundMatch(
  game: string,
  seats: SeatPlan[],
  settings: Record<string, string>,
  timer: number,
  hints: boolean | null,
): Promise<string> {
  const founded = await api.found({
    game,
    settings,
    language: words.language,
    ...(timer ? { timer } : {}),
    ...(hints === null ? {} : { hints }),
    seats: seats.map((seat) => ({
      kind: seat.who === 'me' || seat.who === 'friend' ? 'person' : seat.who,
      ...(seat.name ? { name: seat.name } : {}),
    })),
  });
  remember(founded.match, game, founded.keys, (seat) => seats[seat]?.who !== 'friend');
  return founded.match;
}

/** A guided game: its one person is the learner. */
export async function foundLesson(game: string, lesson: string, name: string): Promise<string> {
  const founded = await api.learn(game, lesson, name, words.language);
  remember(founded.match, game, founded.keys, () => true);
  return founded.match;
}

export function remember(
  match: string,
  game: string,
  keys: Record<string, string>,
  isOwn: (seat: number) => boolean,
): void {
  const seated: Seated = { match, game, at: Date.now(), own: {}, invites: {} };
  for (const [seat, key] of Object.entries(keys)) (isOwn(Number(seat)) ? seated.own : seated.invites)[seat] = key;
  keepSeated(seated);
}
