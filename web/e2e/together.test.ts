// Two browsers at one table of the server.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch_browser } from './helpers/chromium.mjs';
import { axe_findings, open_page, save_record, set_seats, sheet_totals } from './helpers/page';
import { my_turn, pointer_turn, random_from } from './helpers/play';
import { replayed_points } from './helpers/replay';

let browser: Browser;
beforeAll(async () => void (browser = await launch_browser()));
afterAll(() => browser.close());

const click = (page: Page) => (x: number, y: number) => page.mouse.click(x, y);

async function open_table() {
  const host = await open_page(browser);
  await set_seats(host.page, ['person', 'open']);
  await host.page.click('[data-start]');
  const link = await host.page.inputValue('[data-link]');
  expect(link).toMatch(/#\/table\/[A-Z0-9]+$/);
  expect(await axe_findings(host.page)).toEqual([]);
  const guest = await open_page(browser, { path: link });
  await guest.page.waitForSelector('[data-join]');
  expect(await axe_findings(guest.page)).toEqual([]);
  await guest.page.fill('[data-join-name]', 'Bob');
  await guest.page.click('[data-join]');
  await Promise.all([host, guest].map(({ page }) => page.waitForSelector('[data-board]')));
  return { host, guest, link };
}

/** Whoever is on turn plays one; false when the game is over. */
async function next_turn(pages: Page[], random: () => number): Promise<boolean> {
  const on_turn = await Promise.race(pages.map(async (page) => ((await my_turn(page)) ? page : null)));
  if (on_turn) await pointer_turn(on_turn, click(on_turn), random);
  return on_turn !== null;
}

const points = (page: Page): Promise<string[]> => page.$$eval('[data-points]', (all) => all.map((p) => p.textContent ?? ''));

describe.skipIf(inject('program') === '')('a table on the server', () => {
  it('is played by two browsers to the same end', async () => {
    const { host, guest } = await open_table();
    const random = random_from(6);
    while (await next_turn([host.page, guest.page], random));
    const totals = await sheet_totals(host.page);
    expect(await sheet_totals(guest.page)).toEqual(totals);
    const record = await save_record(guest.page, () => guest.page.click('[data-record]'));
    expect(totals).toEqual(await replayed_points(record));
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });

  it('takes a player back who loads the page again, and shows itself to a watcher', async () => {
    const { host, guest, link } = await open_table();
    const random = random_from(7);
    for (let i = 0; i < 6; i++) await next_turn([host.page, guest.page], random);
    await guest.page.reload();
    await guest.page.waitForSelector('[data-board]');
    for (let i = 0; i < 4; i++) await next_turn([host.page, guest.page], random);
    const watcher = await open_page(browser, { path: link });
    await watcher.page.click('[data-watch]');
    await watcher.page.waitForSelector('[data-board]');
    expect(await watcher.page.locator('[data-cell]').count()).toBe(0);
    expect(await points(watcher.page)).toEqual(await points(host.page));
    expect(await points(guest.page)).toEqual(await points(host.page));
    expect([...host.errors, ...guest.errors, ...watcher.errors]).toEqual([]);
    for (const { context } of [host, guest, watcher]) await context.close();
  });

  it('says so when a link leads nowhere', async () => {
    const lost = await open_page(browser, { path: '/?fast#/table/ZZZZZZ' });
    await lost.page.click('[data-watch]');
    await lost.page.waitForSelector('[data-toast=warn]');
    expect(await lost.page.textContent('[data-toast]')).toContain('no such table');
    await lost.context.close();
  });
});
