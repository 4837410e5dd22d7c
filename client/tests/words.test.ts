// The words of the client: the same ids in the languages of the house, nothing in the others that English has not, and
// every id that the sources ask for.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sources, text } from './sources';

const HOUSE = ['de', 'en', 'ru']; // everything is said in these; others may be there for one game only
const folders = [...new Set(sources('src', /\.ftl$/).map((path) => path.slice(0, path.lastIndexOf('/'))))];
const languages = (folder: string): string[] =>
  readdirSync(join(root, folder)).flatMap((name) => /^(\w+)\.ftl$/.exec(name)?.[1] ?? []);
const games = folders.flatMap((folder) => /games\/(\w+)\/words/.exec(folder)?.[1] ?? []);
const table = (folder: string, language: string): FluentResource =>
  new FluentResource(text(`${folder}/${language}.ftl`));

function ids(folder: string, language: string): string[] {
  return table(folder, language)
    .body.flatMap((entry) => [
      entry.id,
      ...Object.keys(entry.attributes).map((attribute) => `${entry.id}.${attribute}`),
    ])
    .sort();
}

describe('words', () => {
  it('are found in their folders', () => {
    for (const folder of ['src/words', 'src/games/bloodborne/words', 'src/games/bluthelden/door'])
      expect(folders).toContain(folder);
  });

  it.each(folders)('are the same in every language: %s', (folder) => {
    const english = ids(folder, 'en');
    for (const language of HOUSE) expect(ids(folder, language), language).toEqual(english);
    for (const language of languages(folder))
      expect(
        ids(folder, language).filter((id) => !english.includes(id)),
        language,
      ).toEqual([]);
  });

  it.each(folders)('are written without mistakes and each only once: %s', (folder) => {
    for (const language of languages(folder)) {
      const heads = text(`${folder}/${language}.ftl`)
        .split('\n')
        .filter((line) => /^[a-z][\w-]* =/.test(line));
      expect(new FluentBundle(language).addResource(table(folder, language)), language).toEqual([]);
      expect(heads.length, language).toBe(table(folder, language).body.length);
    }
  });

  it.each(HOUSE)('count as the language counts: the short texts of Bloodborne in %s', (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(table('src/games/bloodborne/words', language));
    const numbers = ['damage', 'bonus', 'echoes', 'less', 'more', 'most', 'health', 'collected', 'deaths', 'cards'];
    const said = (number: number): string =>
      table('src/games/bloodborne/words', language)
        .body.filter((entry) => entry.id.startsWith('bb-short-'))
        .map((entry) =>
          bundle.formatPattern(
            bundle.getMessage(entry.id)!.value!,
            Object.fromEntries(numbers.map((name) => [name, number])),
            [],
          ),
        )
        .join('\n');
    expect(said(1)).not.toMatch(
      /(?<!\d)1 (Echos|Echoes|Gesammelte|Lebenspunkte|урона|собранных|сохранённых|Отголоск(а|ов))(?![а-яё])/,
    );
    expect(said(3)).not.toMatch(
      /(?<!\d)3 (Echo|Lebenspunkt|урон|собранный|сохранённый|Отголосок|Отголосков)(?![a-zа-яё])/,
    );
  });

  it('of one game take nothing from another', () => {
    const common = ids('src/words', 'en');
    const own = folders
      .filter((folder) => folder.endsWith('/words') && folder !== 'src/words')
      .map((folder) => ids(folder, 'en').filter((id) => !common.includes(id)));
    for (const [i, one] of own.entries())
      for (const other of own.slice(i + 1)) expect(one.filter((id) => other.includes(id))).toEqual([]);
  });

  it('that are shared speak of no game', () => {
    for (const language of HOUSE)
      expect(text(`src/words/${language}.ftl`)).not.toMatch(/hunt|jagd|jäger|охот|duel|дуэл/i);
  });

  it.each(['src/lib', 'src/pages', 'src/pieces', ...games.map((game) => `src/games/${game}`)])(
    'are there for every id that %s asks for',
    (room) => {
      const game = games.find((one) => room.endsWith(`/${one}`));
      const known = new Set(ids('src/words', 'en'));
      if (game) {
        for (const part of ['words', 'door']) for (const id of ids(`src/games/${game}/${part}`, 'en')) known.add(id);
        for (const entry of table(`../src/nachtspiel/games/${game}/words`, 'en').body) known.add(entry.id);
      }
      const asked = sources(room, /\.(svelte|ts)$/).flatMap((path) =>
        [...text(path).matchAll(/\bsay\('([\w-]+)'/g)].map((found) => found[1]!),
      );
      expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
    },
  );
});
