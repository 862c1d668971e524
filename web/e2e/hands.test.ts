// Tiles in hand and bids for a drawn tile, in a real browser (R-HOUSE-3, R-HOUSE-4, R-HOUSE-7).
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch_browser } from './helpers/chromium.mjs';
import { axe_findings, kPhone, open_page, set_seats } from './helpers/page';
import { click_and_wait, my_turn, now_of, open_record, pointer_game, random_from } from './helpers/play';
import { checked_record } from './helpers/replay';

let browser: Browser;
beforeAll(async () => void (browser = await launch_browser()));
afterAll(() => browser.close());

it('a three-tile hand against the computer, to the final sheet', async () => {
  const { page, context, errors } = await open_page(browser);
  await set_seats(page, ['person', 'computer']);
  await page.click('[data-group=house] summary');
  await page.selectOption('[data-option="hand"]', '3');
  await page.click('[data-start]');
  await my_turn(page);
  expect(await page.locator('[data-take]').count()).toBe(3);
  expect(await page.locator('[data-held] [role=img]').count()).toBe(3);

  // A tile that was taken can be changed for another, and goes back into the hand.
  const cells = '[data-cell]';
  const open = page.locator('[data-take]:enabled');
  await open.first().click();
  await page.waitForSelector(cells);
  expect(await page.locator('[data-take][aria-pressed=true]').count()).toBe(1);
  await click_and_wait(page, '[data-undo]');
  expect(await page.locator('[data-take][aria-pressed=true]').count()).toBe(0);
  expect(await axe_findings(page)).toEqual([]);

  await pointer_game(page, (x, y) => page.mouse.click(x, y), random_from(8));
  const record = await checked_record(page);
  expect(record).toMatch(/^rules hand=3$/m);
  expect(record).toMatch(/^1 \w+( \*[A-Z]){6} /m);
  expect(errors).toEqual([]);
  await context.close();
});

/** The cap is the last tile that finishes Ann's city, and Bob has points to pay for it. */
const kLastCap = `carcassonne 1
rules buy_tile=true
seat red "Ann"
seat blue "Bob"
put U@1,0E red:meeple>road.E
score blue 9
deck any
bag E
`;

it('a tile is bought and laid by the buyer, on a phone', async () => {
  const { page, context, errors } = await open_page(browser, { size: kPhone });
  await open_record(page, kLastCap);
  expect((await now_of(page)).step).toBe('offer');
  await page.fill('[data-bid]', '10');
  expect(await page.locator('[data-offer-send]').isDisabled()).toBe(true);
  await page.fill('[data-bid]', '4');
  expect(await axe_findings(page)).toEqual([]);
  await click_and_wait(page, '[data-offer-send]');
  expect((await now_of(page)).step).toBe('sale');
  await click_and_wait(page, '[data-sell="1"]');
  expect((await now_of(page)).step).toBe('place');
  await click_and_wait(page, '[data-cell="0,1"]');
  await click_and_wait(page, '[data-confirm]');
  expect((await now_of(page)).step).toBe('figure');
  await click_and_wait(page, '[data-spot]');
  await click_and_wait(page, '[data-confirm]');
  await page.waitForSelector('[data-sheet]');
  const record = await checked_record(page);
  expect(record).toMatch(/^1 red blue\$4 \$blue E@0,1. meeple>/m);
  expect(await page.textContent('[data-sheet]')).toContain('sold and bought');
  expect(errors).toEqual([]);
  await context.close();
});
