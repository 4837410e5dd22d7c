// Bluthelden's door: the decks of both seats, those of the player's own among them.
import { say } from '../../../lib/words.svelte';
import type { GameDoor } from '../../door';
import { deckName, deckRefusal, deckToPlay, ownDecks } from '../own';

const DECKS = ['deck1', 'deck2']; // by seat

export const door = (): GameDoor => ({
  icon: 'shield',
  metal: ['#7a5c22', '#b99a55'],
  front: DECKS,
  /** Whoever founds a table chooses for both seats: whose deck it is, is said by the name. */
  settingWord(setting, seats) {
    const seat = seats[DECKS.indexOf(setting)];
    if (!seat) return '';
    return seat.mine ? say('bh-deck-mine') : say('bh-deck-theirs', { name: seat.name });
  },
  valueWord: (setting, value) => (DECKS.includes(setting) ? deckName(value, value) : ''),
  own: { values: ownDecks(), word: () => say('bh-deck-own'), readyWord: () => say('bh-deck-ready') },
  prepared(): Record<string, string> {
    const text = deckToPlay();
    return text ? { deck1: text } : {};
  },
  page: { name: 'decks', word: () => say('bh-deck-builder'), load: () => import('../DeckPage.svelte') },
  refusal: deckRefusal,
});
