// The words of the client: the same ids in three languages, and every id that the sources ask for.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { sources, text } from './sources';

const LANGUAGES = ['de', 'en', 'ru'];

const TABLES = ['', 'bluthelden']; // the client's own words, and what only one game's table says
const words = (table: string, language: string): string => text(`src/words/${table}/${language}.ftl`);

function ids(table: string, language: string): string[] {
  const resource = new FluentResource(words(table, language));
  return resource.body.flatMap((entry) => [
    entry.id,
    ...Object.keys(entry.attributes).map((attribute) => `${entry.id}.${attribute}`),
  ]);
}

describe('words', () => {
  it('are the same in every language', () => {
    for (const table of TABLES)
      for (const language of LANGUAGES) expect(ids(table, language).sort()).toEqual(ids(table, 'en').sort());
  });

  it('are written without mistakes and each only once', () => {
    for (const language of LANGUAGES) {
      const bundle = new FluentBundle(language);
      for (const table of TABLES) {
        expect(bundle.addResource(new FluentResource(words(table, language)))).toEqual([]);
        const heads = words(table, language)
          .split('\n')
          .filter((line) => /^[a-z][\w-]* =/.test(line));
        expect(heads.length).toBe(new FluentResource(words(table, language)).body.length);
      }
    }
  });

  it('are there for every id that the sources ask for', () => {
    const known = new Set(TABLES.flatMap((table) => ids(table, 'en')));
    for (const name of ['bloodborne', 'bluthelden']) {
      const game = new FluentResource(text(`../src/nachtspiel/games/${name}/words/en.ftl`));
      for (const entry of game.body) known.add(entry.id);
    }
    const missing = sources('src', /\.(svelte|ts)$/).flatMap((path) =>
      [...text(path).matchAll(/\bsay(?:Here)?\('([\w-]+)'/g)].map((found) => found[1]!).filter((id) => !known.has(id)),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});
