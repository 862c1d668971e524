// Pictures of the page for looking at it: `node scripts/shots.mjs DIST OUT`. Plays by clicking, so it shows real states.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { launch_browser } from '../e2e/helpers/chromium.mjs';
import { serve_static } from '../e2e/helpers/static_server.mjs';

const [root = 'dist', out = 'e2e/shots', only = ''] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const server = await serve_static(resolve(root));
const browser = await launch_browser();

// Runs inside the page: clicks through whole turns, and stops before confirming the last one when asked to.
async function play_in_page({ turns, hold }) {
  const all = (what) => [...document.querySelectorAll(what)];
  const any = (what) => all(what)[Math.floor(Math.random() * all(what).length)];
  const until = async (ready) => {
    while (!ready()) await new Promise((next) => setTimeout(next, 4));
  };
  for (let turn = 0; turn < turns; turn++) {
    await until(() => all('[data-sheet]').length > 0 || (all('[data-cell]').length > 0 && all('[data-lying]').length === 0));
    if (all('[data-sheet]').length > 0) return false;
    any('[data-cell]').click();
    await until(() => all('[data-lying]').length > 0);
    const last = turn === turns - 1;
    if (last && hold === 'spots') return true;
    if (all('[data-spot]').length > 0 && (Math.random() < 0.6 || (last && hold))) {
      any('[data-spot]').click();
      await until(() => all('[data-spot][aria-pressed=true]').length > 0);
    }
    if (last && hold === 'figure') return true;
    document.querySelector('[data-confirm]').click();
    await until(() => all('[data-lying]').length === 0 || all('[data-sheet]').length > 0);
  }
  return true;
}

async function undo_all(page) {
  while (await page.locator('[data-undo]').isEnabled()) {
    await page.locator('[data-undo]').click();
    await page.waitForTimeout(150);
  }
}

async function run(name, options, theme, seats) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
  page.on('pageerror', (e) => console.log(name, 'error', e.message));
  await page.addInitScript((t) => localStorage.setItem('bastide.settings', JSON.stringify({ language: 'en', theme: t })), theme);
  await page.goto(`${server.url}/?fast`);
  await page.waitForSelector('[data-start]:not([disabled])');
  const names = ['Marta', 'Jonas', 'Ines', 'Piet', 'Lucia', 'Aron'];
  for (let i = 2; i < seats; i++) await page.click('[data-add]');
  for (let i = 1; i <= seats; i++) {
    const seat = page.locator(`[data-setup-seat="${i}"]`);
    await seat.locator('[data-kind]').selectOption('person');
    await seat.locator('[data-name]').fill(names[i - 1]);
  }
  const shot = (what) => page.screenshot({ path: `${out}/${name}-${what}.png` });
  await shot('setup');
  await page.click('[data-start]');
  await page.waitForSelector('[data-cell]');
  for (const [until, turns] of [[14, 14], [42, 27]]) {
    for (const hold of ['spots', 'figure', '']) {
      if (hold === 'figure') await undo_all(page);
      await page.evaluate(play_in_page, { turns: hold === 'spots' ? turns : 1, hold });
      await page.waitForTimeout(700);
      await shot(`${until}-${hold || 'next'}`);
      if (hold === 'figure') await undo_all(page);
    }
  }
  await page.evaluate(play_in_page, { turns: 100, hold: '' });
  await page.waitForSelector('[data-sheet]');
  await page.waitForTimeout(500);
  await shot('sheet');
  await context.close();
}

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const all = { desk: [desk, 'light', 6], dark: [desk, 'dark', 3], phone: [phone, 'light', 6], phonedark: [phone, 'dark', 2] };
for (const [name, settings] of Object.entries(all)) {
  if (only === '' || only.split(',').includes(name)) await run(name, ...settings);
}
await browser.close();
server.close();
