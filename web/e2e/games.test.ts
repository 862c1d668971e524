// Whole games in a real browser, to the final sheet; the program must find the same points in the exported record.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch_browser } from './helpers/chromium.mjs';
import { kDesk, kPhone, open_page, scrolls, set_seats, start_game, type Opened } from './helpers/page';
import { key_turn, my_turn, pointer_game, random_from } from './helpers/play';
import { checked_record } from './helpers/replay';

let browser: Browser;
beforeAll(async () => void (browser = await launch_browser()));
afterAll(() => browser.close());

async function check_end({ page, errors }: Opened, press_record: () => Promise<void>): Promise<void> {
  await page.waitForSelector('[data-sheet]');
  expect(await page.textContent('[data-winner]')).toBeTruthy();
  await checked_record(page, press_record);
  expect(errors).toEqual([]);
}

it('two people play a whole game at one screen by mouse', async () => {
  const opened = await open_page(browser, { size: kDesk });
  const { page, context } = opened;
  await start_game(page, ['person', 'person']);
  const turns = await pointer_game(page, (x, y) => page.mouse.click(x, y), random_from(11));
  expect(turns).toBeGreaterThan(60);
  expect(await scrolls(page)).toBe(false);
  await check_end(opened, () => page.click('[data-record]'));
  await context.close();
});

it('a whole game by keyboard alone', async () => {
  const opened = await open_page(browser, { size: kDesk });
  const { page, context } = opened;
  await page.waitForSelector('[data-start]:not([disabled])');
  await tab_to(opened, '[data-start]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-board]');
  const random = random_from(5);
  while (await my_turn(page)) await key_turn(page, random);
  await page.waitForSelector('[data-sheet]');
  await tab_to(opened, '[data-record]');
  await check_end(opened, () => page.keyboard.press('Enter'));
  await context.close();
});

async function tab_to({ page }: Opened, selector: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

it('one person plays the computer on a phone by touch', async () => {
  const opened = await open_page(browser, { size: kPhone });
  const { page, context } = opened;
  await set_seats(page, ['person', 'computer']);
  await page.tap('[data-start]');
  await page.waitForSelector('[data-board]');
  const turns = await pointer_game(page, (x, y) => page.touchscreen.tap(x, y), random_from(3));
  expect(turns).toBeGreaterThan(30);
  expect(await scrolls(page)).toBe(false);
  await check_end(opened, () => page.tap('[data-record]'));
  await context.close();
});
