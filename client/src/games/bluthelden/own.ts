// The decks that this browser keeps, and what is wrong with one, in words.
import { keep, kept } from '../../lib/kept';
import { say, words } from '../../lib/words.svelte';
import type { ErrorTold } from '../../lib/types';

export interface Kept {
  name: string;
  text: string;
}

export const ownDecks = (): Kept[] => kept<Kept[]>('bluthelden.decks') ?? [];

/** The deck that was built last, to be played now: taken once. */
export function deckToPlay(): string {
  const text = kept<string>('bluthelden.play') ?? '';
  keep('bluthelden.play', null);
  return text;
}

/** The name of a deck of the box, in this language. */
export const deckName = (key: string, name: string): string =>
  words.has(`deck-name-${key}`) ? say(`deck-name-${key}`) : name;

/** Why a deck was refused: by its line, or by its card and rule. Empty if it was not the deck. */
export function deckRefusal(error: ErrorTold): string {
  if (!error.reason.startsWith('deck-') || !words.has(error.reason)) return '';
  const { card, number, line, text } = error.names;
  const what = say(error.reason, {
    card: card ? say(`card-${card.replaceAll('_', '-')}`) : '',
    number: Number(number),
    text: text ?? '',
  });
  const sentence = line ? say('deck-in-line', { line, what }) : what;
  return error.rule ? `${sentence} (${error.rule})` : sentence;
}
