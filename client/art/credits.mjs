// Writes public/art/credits.json: every icon in the pictures and in the interface, with its author. By hand: npm run bake ends with it.
import { readFile, writeFile } from 'node:fs/promises';
import { INTERFACE } from './icons.mjs';
import { BACK_ICONS } from './extras.mjs';
import { RECIPES } from './recipes/index.mjs';

const UNKNOWN = 'Lorc, Delapouite & contributors';
const authors = JSON.parse(await readFile(new URL('authors.json', import.meta.url), 'utf8')); // author -> icons, as in the folders of the game-icons repository
const author = Object.fromEntries(Object.entries(authors).flatMap(([who, names]) => names.map((n) => [n, who])));
const used = new Set([...Object.values(INTERFACE), ...BACK_ICONS]);
for (const r of RECIPES) for (const part of [r.back, r.main, r.fore].flatMap((p) => p ?? [])) used.add(part.i);

const icons = [...used]
  .filter((n) => !n.startsWith('own-'))
  .sort()
  .map((name) => ({ name, author: author[name] ?? UNKNOWN }));
const credits = {
  icons: {
    source: 'https://game-icons.net',
    licence: 'CC BY 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
    changes: 'engraved, combined, rounded',
    authors: [...new Set(icons.map((i) => i.author))].sort(),
    list: icons,
  },
};
const row = (i) => `      ${JSON.stringify(i)}`;
const text = JSON.stringify({ icons: { ...credits.icons, list: [] } }, null, 2).replace(
  '"list": []',
  `"list": [\n${icons.map(row).join(',\n')}\n    ]`,
);
await writeFile(new URL('../public/art/credits.json', import.meta.url), text + '\n');
const unknown = icons.filter((i) => i.author === UNKNOWN).map((i) => i.name);
console.log(`credits.json: ${icons.length} icons${unknown.length ? `, author unknown: ${unknown.join(' ')}` : ''}`);
