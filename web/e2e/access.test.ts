// axe-core has nothing to report on any screen, in either appearance and size.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch_browser } from './helpers/chromium.mjs';
import { axe_findings, kDesk, kPhone, open_page, scrolls, set_seats } from './helpers/page';
import { my_turn, now_of, pointer_turn, random_from, rush_to_end, version_after } from './helpers/play';

let browser: Browser;
beforeAll(async () => void (browser = await launch_browser()));
afterAll(() => browser.close());

const click = (page: Page) => (x: number, y: number) => page.mouse.click(x, y);

async function clean(page: Page, screen: string): Promise<void> {
  expect(await axe_findings(page), screen).toEqual([]);
}

async function look_at_dialogs(page: Page, phone: boolean): Promise<void> {
  await page.locator('.tools button').last().click();
  await page.waitForSelector('dialog[open]');
  await clean(page, 'settings');
  await page.locator('dialog[open] .buttons button').first().click();
  await page.waitForSelector('dialog[open] dl');
  await clean(page, 'help');
  await page.keyboard.press('Escape');
  if (phone) {
    await page.locator('.tools button').nth(1).click();
    await clean(page, 'log');
    await page.keyboard.press('Escape');
  }
  await page.locator('.left').last().click();
  await page.waitForSelector('dialog[open] .kinds');
  await clean(page, 'tiles left');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
}

/** Every card in play and every group open, with options that only others bring, and values that may not be chosen. */
async function open_all_options(page: Page): Promise<void> {
  await page.click('[data-preset=all]');
  for (const summary of await page.locator('[data-group] > summary').all()) await summary.click();
  await page.selectOption('[data-option="table.mode"]', 'extension');
  await page.fill('[data-option="table.panels"]', 'to the east');
  await page.waitForSelector('[data-group=table] [role=alert]');
  expect(await page.isDisabled('[data-start]')).toBe(true);
  expect(await page.locator('[data-option=edition] option:disabled').count()).toBe(1);
  expect(await page.locator('details:not([open])').count()).toBe(0);
}

async function look_at_turn(page: Page): Promise<void> {
  await my_turn(page);
  await clean(page, 'place');
  let { version } = await now_of(page);
  await page.locator('[data-cell]').first().click();
  await version_after(page, version);
  await clean(page, 'figure');
  version = (await now_of(page)).version;
  await page.locator('[data-spot]').first().click();
  await version_after(page, version);
  await clean(page, 'confirm');
  version = (await now_of(page)).version;
  await page.click('[data-confirm]');
  await version_after(page, version);
}

describe.each([
  ['desk, light', kDesk, 'light'],
  ['desk, dark', kDesk, 'dark'],
  ['phone, light', kPhone, 'light'],
  ['phone, dark', kPhone, 'dark'],
] as const)('%s', (_name, size, theme) => {
  it('has no findings with every option of the setup in sight', async () => {
    const { page, context, errors } = await open_page(browser, { size, theme, language: theme === 'dark' ? 'sk' : 'en' });
    await page.waitForSelector('[data-start]:not([disabled])');
    await open_all_options(page);
    await clean(page, 'options');
    expect(await scrolls(page)).toBe(false);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('has no findings from setup to score sheet', async () => {
    const { page, context, errors } = await open_page(browser, { size, theme, language: theme === 'dark' ? 'sk' : 'en' });
    await page.waitForSelector('[data-start]:not([disabled])');
    await page.locator('[data-setup-seat="1"] .colour').first().click();
    await clean(page, 'setup');
    await set_seats(page, ['person', 'computer', 'person']);
    await page.click('[data-start]');
    await page.waitForSelector('[data-board]');
    await look_at_turn(page);
    const random = random_from(8);
    for (let i = 0; i < 3; i++) {
      await my_turn(page);
      await pointer_turn(page, click(page), random);
    }
    await my_turn(page);
    await clean(page, 'mid-game');
    await look_at_dialogs(page, size === kPhone);
    await rush_to_end(page);
    await page.waitForSelector('[data-sheet]');
    await clean(page, 'score sheet');
    await page.keyboard.press('Escape');
    await clean(page, 'the end');
    expect(errors).toEqual([]);
    await context.close();
  });
});
