// The rules: opened from the log, the setup page and an address, searched, read by keyboard and on a phone.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch_browser } from './helpers/chromium.mjs';
import { axe_findings, kDesk, kPhone, open_page, scrolls, set_seats, start_game } from './helpers/page';
import { my_turn, now_of, pointer_turn, random_from, rush_to } from './helpers/play';

let browser: Browser;
beforeAll(async () => void (browser = await launch_browser()));
afterAll(() => browser.close());

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');

it('open from an award in the log, and the game is kept', async () => {
  const { page, context, errors } = await open_page(browser);
  await start_game(page, ['person', 'person']);
  await my_turn(page);
  await rush_to(page, '[data-log=award] [data-rule]');
  await my_turn(page);
  const before = await now_of(page);
  const link = page.locator('[data-log=award] [data-rule]').first();
  const rule = (await link.getAttribute('data-rule'))!;
  await link.click();
  await page.waitForSelector(`[data-rule-text="${rule}"].shown`);
  expect(page.url()).toMatch(new RegExp(`#/rules/${rule}$`));
  expect(await focused(page)).toBe(rule);
  expect(await page.locator(`[data-rule-text="${rule}"] svg`).count()).toBeGreaterThan(0);
  await page.click('[data-back]');
  await page.waitForSelector('[data-board]');
  expect(await now_of(page)).toEqual(before);
  await page.goBack();
  await page.waitForSelector('[data-rules]');
  await page.goBack();
  await page.waitForSelector('[data-board]');
  expect(await now_of(page)).toEqual(before);
  await pointer_turn(page, (x, y) => page.mouse.click(x, y), random_from(1));
  expect(errors).toEqual([]);
  await context.close();
});

/** From now on the page asks for places where nothing can lie: it never does so by itself. */
async function spoil_places(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage as (this: Worker, message: unknown) => void;
    Worker.prototype.postMessage = function (this: Worker, message: unknown): void {
      const text = JSON.stringify(message);
      const wrong = text.includes('"place"') ? text.replace(/("x":)-?\d+/, '$199') : text;
      post.call(this, JSON.parse(wrong));
    };
  });
}

it('open from the note of a refusal', async () => {
  const { page, context } = await open_page(browser);
  await spoil_places(page);
  await page.reload();
  await start_game(page, ['person', 'person']);
  await my_turn(page);
  await page.locator('[data-cell]').first().click();
  await page.waitForSelector('[data-toast=warn] [data-rule=R-TILE-2]');
  expect(await axe_findings(page)).toEqual([]);
  await page.click('[data-toast=warn] [data-rule=R-TILE-2]');
  await page.waitForSelector('[data-rule-text=R-TILE-2].shown');
  await context.close();
});

it('open from an option, and what was chosen is kept', async () => {
  const { page, context, errors } = await open_page(browser);
  await set_seats(page, ['person', 'person', 'computer']);
  await page.click('[data-group=scoring] summary');
  await page.selectOption('[data-option=farmers]', 'second');
  await page.click('[data-rule=O-FARM]');
  await page.waitForSelector('[data-rule-text=O-FARM].shown');
  await page.click('[data-back]');
  await page.waitForSelector('[data-start]:not([disabled])');
  expect(await page.inputValue('[data-option=farmers]')).toBe('second');
  expect(await page.locator('[data-setup-seat]').count()).toBe(3);
  expect(errors).toEqual([]);
  await context.close();
});

it('are found by words and read by keyboard alone, in the language that is chosen', async () => {
  const { page, context, errors } = await open_page(browser, { path: '/?fast#/rules' });
  await page.waitForSelector('[data-rule-text=R-SET-1]');
  await page.keyboard.press('/');
  await page.keyboard.type('unfinished road');
  await page.waitForSelector('[data-hits] li');
  await page.keyboard.press('Tab');
  for (let i = 0; i < 60 && !(await page.evaluate(() => document.activeElement?.closest('[data-hits]') !== null)); i++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-rule-text=R-ROAD-6].shown');
  expect(await focused(page)).toBe('R-ROAD-6');
  await page.selectOption('[data-language]', 'sk');
  await page.waitForFunction(() => document.querySelector('[data-rule-text=R-ROAD-6] h3')?.textContent?.includes('nedokončenú'));
  await page.click('nav a[href="#/rules/abbot"]');
  await page.waitForSelector('[data-rule-text=R-ABBOT-3]');
  await page.click('[data-back]');
  await page.waitForSelector('[data-start]:not([disabled])');
  expect(errors).toEqual([]);
  await context.close();
});

describe.each([
  ['desk, light', kDesk, 'light', 'en'],
  ['desk, dark', kDesk, 'dark', 'sk'],
  ['phone, light', kPhone, 'light', 'sk'],
  ['phone, dark', kPhone, 'dark', 'en'],
] as const)('%s', (_name, size, theme, language) => {
  it('has no findings and fits', async () => {
    const { page, context, errors } = await open_page(browser, { size, theme, language, path: '/?fast#/rules/R-CITY-2' });
    await page.waitForSelector('[data-rule-text=R-CITY-2].shown');
    expect(await axe_findings(page)).toEqual([]);
    expect(await scrolls(page)).toBe(false);
    if (size === kPhone) await page.click('summary');
    expect(await axe_findings(page)).toEqual([]);
    await page.click('nav a[href="#/rules/traders"]');
    await page.waitForSelector('[data-rule-text=R-TRADE-48]');
    expect(await axe_findings(page)).toEqual([]);
    expect(await scrolls(page)).toBe(false);
    await page.fill('[data-search]', 'R-INN');
    await page.waitForSelector('[data-hits] li');
    expect(await axe_findings(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

it.skipIf(inject('program') === '')('lead back to a table on the server', async () => {
  const { page, context, errors } = await open_page(browser);
  await set_seats(page, ['person', 'open']);
  await page.click('[data-start]');
  const link = await page.inputValue('[data-link]');
  const guest = await open_page(browser, { path: link });
  await guest.page.fill('[data-join-name]', 'Bob');
  await guest.page.click('[data-join]');
  await page.waitForSelector('[data-board]');
  await page.evaluate(() => void (location.hash = '#/rules/R-TILE-3'));
  await page.waitForSelector('[data-rule-text=R-TILE-3].shown');
  await page.click('[data-back]');
  await page.waitForSelector('[data-board]');
  expect(page.url()).toBe(link);
  expect([...errors, ...guest.errors]).toEqual([]);
  await context.close();
  await guest.context.close();
});
