// Pictures of the page for looking at it: `node scripts/shots.mjs DIST OUT`. Plays by clicking, so it shows real states.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { launch_browser } from '../e2e/helpers/chromium.mjs';
import { serve_static } from '../e2e/helpers/static_server.mjs';

const [root = 'dist', out = 'e2e/shots', only = ''] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const server = await serve_static(resolve(root));
const browser = await launch_browser();

async function play_turn(page, shot) {
  await page.waitForSelector('[data-cell], [data-sheet]');
  const cells = page.locator('[data-cell]');
  if ((await page.locator('[data-sheet]').count()) > 0) return false;
  const index = Math.floor(Math.random() * (await cells.count()));
  await cells.nth(index).dispatchEvent('click');
  await page.waitForSelector('[data-lying]');
  const spots = page.locator('[data-spot]');
  const count = await spots.count();
  if (shot) {
    await page.waitForTimeout(700);
    await shot('spots');
  }
  if (count > 0 && Math.random() < 0.55) {
    await spots.nth(Math.floor(Math.random() * count)).dispatchEvent('click');
    await page.waitForSelector('[data-spot][aria-pressed=true]');
    if (shot) {
      await page.waitForTimeout(300);
      await shot('figure');
    }
  }
  const before = await page.locator('[data-spoken]').allTextContents();
  await page.locator('[data-confirm]').click();
  await page.waitForFunction((old) => [...document.querySelectorAll('[data-spoken]')].map((e) => e.textContent).join() !== old, before.join());
  return true;
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
  for (let turn = 1; turn < 100; turn++) {
    const looked = turn === 14 || turn === 42;
    if (!(await play_turn(page, looked ? (what) => shot(`${turn}-${what}`) : null))) break;
    if (looked) {
      await page.waitForTimeout(600);
      await shot(`${turn}-next`);
    }
  }
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
