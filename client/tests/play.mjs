// Plays a whole game by clicking, against two bots: node tests/play.mjs ADDRESS [desk|phone] [language] [shots folder]
import { mkdirSync } from 'node:fs';
import { launch, visitor } from './browser.mjs';

const [address = 'http://127.0.0.1:8737', size = 'desk', language = 'en', shots = ''] = process.argv.slice(2);
if (shots) mkdirSync(shots, { recursive: true });
const browser = await launch();
const { page, complaints } = await visitor(browser, { size, language, calm: true });
let taken = 0;
const shot = async (name) => shots && page.screenshot({ path: `${shots}/${size}-${language}-${String(++taken).padStart(2, '0')}-${name}.png` });

await page.goto(address);
await page.locator('.btn.go').waitFor();
await page.waitForTimeout(400);
await shot('start');
await page.locator('.btn.go').click();
const seen = new Set();
let clicks = 0;
for (;;) {
  await page.locator('.ask, .res').first().waitFor({ timeout: 30000 });
  if (await page.locator('.res').count()) break;
  const main = page.locator('.ask .btn.main');
  if (!(await main.count())) {
    await page.waitForTimeout(60);
    continue;
  }
  const title = (await page.locator('.ask h1').textContent({ timeout: 2000 }).catch(() => '')) ?? '';
  const options = page.locator('.card.selectable, .chip, .cover, .oh.target');
  const count = await options.count();
  if (count) {
    const kind = title.replace(/.*: /, '');
    const which = Math.floor(Math.random() * count);
    const one = options.nth(which);
    if ((await one.getAttribute('aria-pressed', { timeout: 500 }).catch(() => 'true')) !== 'true') await one.click({ timeout: 3000 }).catch(() => undefined);
    if (!seen.has(kind)) {
      seen.add(kind);
      await page.waitForTimeout(250);
      await shot(`ask-${seen.size}`);
    }
    clicks += 2;
  }
  await main.click({ timeout: 1500 }).catch(() => undefined);
  await page.waitForTimeout(40);
  if (clicks > 4000) throw new Error('this game does not end');
}
await page.waitForTimeout(900);
await shot('result');
console.log(JSON.stringify({ clicks, kinds: [...seen], complaints: [...new Set(complaints)] }, null, 1));
await browser.close();
