// How words are found: the game's before the shared ones, and English behind what is missing.
import { beforeEach, describe, expect, it, vi } from 'vitest';

const told: Record<string, string> = {
  'bloodborne/en': `card-axe = Hunter Axe
you = nobody hears this
card-new = A new card
clashes = { $pistol_clash ->
    [delay] they wait
   *[cancel] they are cancelled
}`,
  'bloodborne/de': 'card-axe = Jägeraxt',
};
vi.mock('../src/lib/api', () => {
  class Refusal extends Error {
    status = 404;
  }
  return {
    Refusal,
    words: (game: string, language: string) =>
      told[`${game}/${language}`] === undefined
        ? Promise.reject(new Refusal())
        : Promise.resolve(told[`${game}/${language}`]),
  };
});
vi.stubGlobal('document', { documentElement: { lang: '' } });

const { languageName, say, words } = await import('../src/lib/words.svelte');

beforeEach(async () => {
  await words.choose('de');
  await words.learn('');
});

describe('words', () => {
  it('are the shared ones where no game is open', () => {
    expect(say('begin')).toBe('Spiel beginnen');
    expect(say('hotseat-name', { number: 2 })).toBe('Spieler 2');
  });

  it('of a game go before the shared ones, in the client only', async () => {
    await words.learn('bloodborne');
    expect(say('begin')).toBe('Die Jagd beginnen');
    expect(say('card-axe')).toBe('Jägeraxt');
    await words.choose('en');
    expect(say('begin')).toBe('Begin the hunt');
    expect(say('you')).toBe('You');
  });

  it('that are missing are said in English', async () => {
    await words.learn('bloodborne');
    expect(say('card-new')).toBe('{card-new}');
    await vi.waitFor(() => expect(say('card-new')).toBe('A new card'));
    expect(say('card-axe')).toBe('Jägeraxt');
    expect(say('no-such-word')).toBe('{no-such-word}');
  });

  it('of a language that is not there at all are English, every one', async () => {
    await words.choose('fr');
    await words.learn('bloodborne');
    expect(words.language).toBe('fr');
    expect(say('begin')).toBe('Begin the hunt');
    expect(say('card-axe')).toBe('Hunter Axe');
    expect(words.has('bb-round')).toBe(true);
  });

  it('follow the settings of the table, and are as usual without one', async () => {
    await words.choose('en');
    await words.learn('bloodborne');
    expect([say('clashes'), say('bb-short-clashes')]).toEqual([
      'they are cancelled',
      'Only if no other Hunter Pistol is played.',
    ]);
    words.play({ pistol_clash: 'delay' });
    expect([say('clashes'), say('bb-short-clashes')]).toEqual([
      'they wait',
      'Not before Phase 5 if another Hunter Pistol is played.',
    ]);
    words.play({});
    expect(say('clashes')).toBe('they are cancelled');
  });

  it('offer the languages that there are, by their own names', () => {
    expect(words.languages).toEqual(['de', 'en', 'ru']);
    expect(words.languages.map(languageName)).toEqual(['Deutsch', 'English', 'Русский']);
  });
});
