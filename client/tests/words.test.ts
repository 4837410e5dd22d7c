// The words of the client: the same ids in three languages, and every id that the sources ask for.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', 'src');
const LANGUAGES = ['de', 'en', 'ru'];

const TABLES = ['', 'bluthelden']; // the client's own words, and what only one game's table says
const text = (table: string, language: string): string => readFileSync(join(root, 'words', table, `${language}.ftl`), 'utf8');

function ids(table: string, language: string): string[] {
  const resource = new FluentResource(text(table, language));
  return resource.body.flatMap((entry) => [entry.id, ...Object.keys(entry.attributes).map((attribute) => `${entry.id}.${attribute}`)]);
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) && name !== 'icons.ts' ? [path] : [];
  });
}

describe('words', () => {
  it('are the same in every language', () => {
    for (const table of TABLES) for (const language of LANGUAGES) expect(ids(table, language).sort()).toEqual(ids(table, 'en').sort());
  });

  it('are written without mistakes and each only once', () => {
    for (const language of LANGUAGES) {
      const bundle = new FluentBundle(language);
      for (const table of TABLES) {
        expect(bundle.addResource(new FluentResource(text(table, language)))).toEqual([]);
        const heads = text(table, language).split('\n').filter((line) => /^[a-z][\w-]* =/.test(line));
        expect(heads.length).toBe(new FluentResource(text(table, language)).body.length);
      }
    }
  });

  it('are there for every id that the sources ask for', () => {
    const known = new Set(TABLES.flatMap((table) => ids(table, 'en')));
    for (const name of ['bloodborne', 'bluthelden']) {
      const game = new FluentResource(readFileSync(join(root, '..', '..', 'src', 'nachtspiel', 'games', name, 'words', 'en.ftl'), 'utf8'));
      for (const entry of game.body) known.add(entry.id);
    }
    const missing = sources(root).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\bsay(?:Here)?\('([\w-]+)'/g)].map((found) => found[1] as string).filter((id) => !known.has(id)),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});
