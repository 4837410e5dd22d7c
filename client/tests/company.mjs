// Two people, a spectator and a bot at one table; talk, taking back, a bot that stands in, the end, looking back.
// node tests/company.mjs ADDRESS [shots folder]
import { mkdirSync } from 'node:fs';
import { launch, visitor } from './browser.mjs';

const [address = 'http://127.0.0.1:8737', shots = ''] = process.argv.slice(2);
if (shots) mkdirSync(shots, { recursive: true });
const browser = await launch();
const host = await visitor(browser, { calm: true });
const friend = await visitor(browser, { calm: true, language: 'de', size: 'phone' });
const watcher = await visitor(browser, { calm: true, language: 'ru' });
const shot = (who, name) => shots && who.page.screenshot({ path: `${shots}/${name}.png` });
const must = (truth, what) => {
  if (!truth) throw new Error(`failed: ${what}`);
  console.log('ok', what);
};
// what a server of our own may not say in German or Russian: ids in braces
const clean = async (who) => !/\{[a-z][\w-]*\}/.test((await who.page.locator('body').innerText()) ?? '');

await host.page.goto(address);
await host.page.locator('.seat select').nth(1).selectOption('friend');
await host.page.locator('.btn.go').click();
await host.page.locator('dialog .inv input').first().waitFor();
await shot(host, 'invite');
const link = await host.page.locator('dialog .inv input').first().inputValue();
const watching = await host.page.locator('dialog .inv input').last().inputValue();
await host.page.keyboard.press('Escape');
await friend.page.goto(link);
await friend.page.locator('.card.selectable').first().waitFor();
must(!friend.page.url().includes('/k/'), 'the key has left the address');
await watcher.page.goto(watching);
await watcher.page.locator('.ask h1').waitFor();
must((await watcher.page.locator('.card.selectable').count()) === 0, 'a spectator can choose nothing');
await shot(watcher, 'spectator');

// talk
await host.page.locator('.tool').nth(2).click();
await host.page.locator('dialog form input').fill('Good hunting!');
await host.page.keyboard.press('Enter');
await host.page.getByText('Good hunting!').waitFor();
await shot(host, 'talk');
await host.page.keyboard.press('Escape');

async function choose(who) {
  const one = who.page.locator('.card.selectable, .chip, .cover, .oh.target').first();
  if (!(await one.count())) return false;
  if ((await one.getAttribute('aria-pressed', { timeout: 500 }).catch(() => 'true')) !== 'true') await one.click({ timeout: 2000 }).catch(() => undefined);
  await who.page.locator('.ask .btn.main').click({ timeout: 1500 }).catch(() => undefined);
  return true;
}

// taking back by consent: I lay a card, ask, the other agrees
await choose(host);
await host.page.waitForTimeout(400);
await host.page.locator('.tool').first().click();
await friend.page.locator('.banner .btn').first().waitFor();
await shot(friend, 'undo-asked');
await friend.page.locator('.banner .btn').first().click();
await host.page.locator('.card.selectable').first().waitFor();
must(true, 'a decision was taken back by consent');

// a second visitor with the same link is refused, and may watch
const late = await visitor(browser, { calm: true });
await late.page.goto(link);
await late.page.locator('.lost, .ask').first().waitFor();
must(await late.page.locator('.lost').count(), 'an invitation works once');
await late.context.close();

// the friend leaves and comes back: nothing is lost
await friend.page.reload();
await friend.page.locator('.card.selectable').first().waitFor();
must(true, 'coming back to the own seat');

// a bot plays for the friend, the host plays on to the end
await friend.page.locator('.tool').first().click();
await friend.page.locator('dialog .row').nth(3).click();
await friend.page.locator('.ask .btn.main').waitFor();
await shot(friend, 'bot-plays');
for (let i = 0; i < 3000 && !(await host.page.locator('.res').count()); i++) {
  if (!(await choose(host))) await host.page.waitForTimeout(60);
}
await host.page.locator('.res').waitFor({ timeout: 10000 });
await watcher.page.locator('.res').waitFor({ timeout: 10000 });
await host.page.waitForTimeout(500);
await shot(watcher, 'result-ru');
must(await clean(watcher), 'no word is missing in Russian');
must(await clean(friend), 'no word is missing in German');

// looking back, and going on from a point
await host.page.locator('.acts a').nth(1).click();
await host.page.locator('.scrub').waitFor();
await host.page.locator('.scrub input[type=range]').fill('12');
await host.page.waitForTimeout(400);
await shot(host, 'replay');
await host.page.locator('.scrub select').selectOption('0');
await host.page.waitForTimeout(500);
await host.page.locator('.scrub .btn').last().click();
await host.page.locator('.ask').waitFor();
must(host.page.url().includes('#/t/'), 'a new game goes on from there');
const wrong = [host, friend, watcher].flatMap((who) => who.complaints);
console.log(JSON.stringify([...new Set(wrong)]));
await browser.close();
