// Takes pictures of everything that can be looked at: node tests/look.mjs ADDRESS FOLDER [desk|phone] [language]
import { mkdirSync } from 'node:fs';
import { launch, visitor } from './browser.mjs';

const [address = 'http://127.0.0.1:8737', folder = 'shots', size = 'desk', language = 'en'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await launch();
const { page, complaints, context } = await visitor(browser, { size, language });
const shot = (name) => page.screenshot({ path: `${folder}/${size}-${language}-${name}.png` });
const tool = (icon) => page.locator('.tool').nth(icon);

await page.goto(address);
await page.locator('.btn.go').waitFor();
await page.waitForTimeout(500);
await page.locator('.open').click(); // a fourth hunter
await page.locator('.open').click(); // a fifth
await page.locator('.morebtn').click();
await page.waitForTimeout(200);
await page.screenshot({ path: `${folder}/${size}-${language}-settings.png`, fullPage: true });
await page.locator('.btn.go').click();
await page.locator('.card.selectable').first().waitFor();
await page.waitForTimeout(600);
await page.locator('.card.selectable').nth(2).click();
await shot('five');
await page.keyboard.press('i');
await page.waitForTimeout(500);
await shot('inspector');
await page.keyboard.press('Escape');
await page.keyboard.press('r');
await page.waitForTimeout(400);
await shot('rule');
await page.keyboard.press('Escape');
await page.keyboard.press('/');
await page.waitForTimeout(400);
await page.keyboard.type({ en: 'boss', de: 'Boss', ru: 'Босс' }[language]);
await page.waitForTimeout(300);
await shot('search');
await page.keyboard.press('Escape');
await page.locator('.ask .btn.main').click();
await page.waitForTimeout(700);
await shot('reveal');
await page.waitForTimeout(900);
await shot('motion-1');
await page.waitForTimeout(1200);
await shot('motion-2');
await page.waitForTimeout(1500);
await shot('motion-3');
await page.keyboard.press(' ');
await page.waitForTimeout(300);
await shot('after');
await page.locator(`.tool[aria-label]`).filter({ has: page.locator('svg') }).last().click();
await page.waitForTimeout(300);
await shot('last-tool');
await page.keyboard.press('Escape');
console.log(JSON.stringify([...new Set(complaints)]));
void tool;
await context.close();
await browser.close();
