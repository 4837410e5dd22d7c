// Bakes the pictures to WebP. By hand: npm run bake [name or game/ ...]; CHROMIUM names another browser. The files are committed.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { SIZE, art, defs } from './art.mjs';
import { icon } from './icons-set.mjs';
import { BACK_KINDS, back, wood } from './extras.mjs';
import { GAMES } from './recipes/index.mjs';

const OUT = new URL('../public/art/', import.meta.url);
const WIDTH = { action: 360, monster: 400, card: 330 }; // twice the largest card of a hand; monsters lie larger
const FINER = 2; // drawn this much finer, then reduced
const QUALITY = 0.82;
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const picture = (name, recipe, size, width) => ({
  name,
  width,
  height: Math.round((width * size.h) / size.w),
  markup: () => defs((width * FINER) / size.w) + art(recipe, size, icon),
});
const jobs = [
  ...Object.entries(GAMES).flatMap(([game, { door, sets }]) => [
    ...sets.flatMap(([size, recipes]) =>
      Object.entries(recipes).map(([k, r]) => picture(`${game}/${k}`, r, SIZE[size], WIDTH[size])),
    ),
    picture(`door-${game}`, door, SIZE.door, 540),
  ]),
  ...BACK_KINDS.map((kind) => ({ name: `back-${kind}`, width: 364, height: 510, markup: () => back(kind, icon) })),
  { name: 'wood', width: 960, height: 480, markup: wood, quality: 0.6, finer: 1 },
];
for (const { sets } of Object.values(GAMES)) {
  const seen = new Map(); // no two cards of a game share their main shapes and their light
  for (const [key, r] of sets.flatMap(([, recipes]) => Object.entries(recipes))) {
    const same = `${r.light} ${(r.main ?? []).map((m) => m.i)}`;
    if (seen.has(same)) throw new Error(`${key} looks like ${seen.get(same)}`);
    seen.set(same, key);
  }
}
const wanted = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
try {
  const canvas = await browser.newPage();
  let total = 0;
  for (const { name, width, height, markup, quality = QUALITY, finer = FINER } of jobs) {
    if (wanted.length && !wanted.some((w) => (w.endsWith('/') ? name.startsWith(w) : name.endsWith(w)))) continue;
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: finer });
    await page.setContent(
      `<style>body{margin:0;background:#000}.defs{position:absolute}.art{display:block;width:${width}px;height:${height}px}</style>${markup()}`,
    );
    const png = await page.screenshot();
    await page.close();
    const webp = await canvas.evaluate(
      async ({ png, width, height, quality }) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob(), {
          resizeWidth: width,
          resizeHeight: height,
          resizeQuality: 'high',
        });
        const c = new OffscreenCanvas(width, height);
        c.getContext('2d').drawImage(image, 0, 0);
        const bytes = new Uint8Array(await (await c.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
        let text = '';
        for (const b of bytes) text += String.fromCharCode(b);
        return btoa(text);
      },
      { png: png.toString('base64'), width, height, quality },
    );
    const file = fileURLToPath(new URL(`${name}.webp`, OUT)),
      bytes = Buffer.from(webp, 'base64');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    total += bytes.length;
    console.log(`${name} ${width}x${height} ${(bytes.length / 1024).toFixed(1)} kB`);
  }
  console.log(`total ${(total / 1024).toFixed(0)} kB`);
} finally {
  await browser.close();
}
await import('./credits.mjs');
