// Chromium for the browser scripts: headless, quiet, and without talking to anybody.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export async function launch() {
  const executablePath = process.env.CHROMIUM ?? PATHS.find((path) => existsSync(path));
  return chromium.launch({
    executablePath,
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

export const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** A fresh visitor; everything the page complains about is collected. */
export async function visitor(browser, { size = 'desk', language = 'en', calm = false } = {}) {
  const context = await browser.newContext({ viewport: SIZES[size], locale: language, reducedMotion: calm ? 'reduce' : 'no-preference', hasTouch: size === 'phone' });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (answer) => answer.status() >= 400 && complaints.push(`${answer.status()} ${answer.url()}`));
  return { context, page, complaints };
}
