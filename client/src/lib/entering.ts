// Coming to a table: an invitation is taken up, the keys that we hold are found, the game's words and its face are loaded.
import { face } from '../games/index';
import type { GameFace } from '../games/face';
import * as api from './api';
import { keepSeated, seatedAt } from './kept';
import { replace } from './route.svelte';
import { words } from './words.svelte';

/** Why we cannot come in: the word that says so. */
export class Barred extends Error {}

const barred = (error: unknown, status: number, word: string): Barred =>
  new Barred(error instanceof api.Refusal && error.status === status ? word : 'server-unreachable');

/** A key of our own for that of an invitation; at a table where nothing can be changed any more it stays as it is. */
async function exchanged(match: string, key: string): Promise<string> {
  try {
    return (await api.claim(match, key)).key;
  } catch (error) {
    if (error instanceof api.Refusal && error.told.reason === 'other-rules') return key;
    throw error;
  }
}

/** The key of an invitation becomes ours, and leaves the address. */
export async function takeUp(match: string, key: string): Promise<void> {
  try {
    const own = await exchanged(match, key);
    const head = await api.look(match, own);
    const before = seatedAt(match);
    keepSeated({
      match,
      game: head.game,
      at: Date.now(),
      own: { ...before?.own, ...Object.fromEntries(head.own.map((seat) => [seat, own])) },
      invites: before?.invites ?? {},
    });
  } catch (error) {
    const why = barred(error, 403, 'invite-used');
    if (why.message === 'invite-used') replace('t', match);
    throw why;
  }
  replace('t', match);
}

export interface Entered {
  game: GameFace;
  own: [seat: number, key: string][]; // our seats and their keys, in their order
  invites: Record<string, string>;
}

export async function enter(match: string): Promise<Entered> {
  const seated = seatedAt(match);
  const own = Object.entries(seated?.own ?? {})
    .map(([seat, key]): [number, string] => [Number(seat), key])
    .sort(([a], [b]) => a - b);
  try {
    const name = seated?.game ?? (await api.look(match, null)).game;
    const [, game] = await Promise.all([words.learn(name), face(name)]);
    return { game, own, invites: seated?.invites ?? {} };
  } catch (error) {
    throw barred(error, 404, 'server-unknown');
  }
}
