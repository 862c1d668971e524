// What every browser test needs: a page of its own, a game in it, and eyes for errors.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';

export const kDesk = { viewport: { width: 1440, height: 900 } };
export const kPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export interface Opened {
  context: BrowserContext;
  page: Page;
  /** Errors of the page and of its console; a test ends by expecting none. */
  errors: string[];
}

interface Wanted {
  size?: typeof kDesk | typeof kPhone;
  language?: string;
  theme?: string;
  path?: string;
}

export async function open_page(browser: Browser, wanted: Wanted = {}): Promise<Opened> {
  const { size = kDesk, language = 'en', theme = 'light', path = '/?fast' } = wanted;
  const context = await browser.newContext({ ...size, acceptDownloads: true });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(
    (settings) => {
      if (!localStorage.getItem('bastide.settings')) localStorage.setItem('bastide.settings', settings);
    },
    JSON.stringify({ language, theme }),
  );
  await page.goto(path.startsWith('http') ? path : inject('url') + path);
  return { context, page, errors };
}

export type Kind = 'person' | 'computer' | 'open';

export async function set_seats(page: Page, kinds: Kind[]): Promise<void> {
  await page.waitForSelector('[data-start]:not([disabled])');
  const names = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay'];
  for (const [i, kind] of kinds.entries()) {
    if (i >= 2) await page.click('[data-add]');
    const seat = page.locator(`[data-setup-seat="${i + 1}"]`);
    await seat.locator('[data-kind]').selectOption(kind);
    if (kind === 'person') await seat.locator('[data-name]').fill(names[i]!);
  }
}

export async function start_game(page: Page, kinds: Kind[]): Promise<void> {
  await set_seats(page, kinds);
  await page.click('[data-start]');
  await page.waitForSelector('[data-board]');
}

/** Total points on the final sheet, by colour. */
export async function sheet_totals(page: Page): Promise<Record<string, number>> {
  await page.waitForSelector('[data-sheet]');
  return page.$$eval('[data-total]', (cells) =>
    Object.fromEntries(cells.map((c) => [c.getAttribute('data-total')!, Number(c.textContent)])),
  );
}

export async function save_record(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(download.suggestedFilename()).toMatch(/\.carc$/);
  return download.path();
}

const kAxe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** What axe-core has against the page as it is now: one line a finding. */
export async function axe_findings(page: Page): Promise<string[]> {
  // Colours are judged when nothing fades any more.
  await page.waitForFunction(() =>
    document.getAnimations().every((a) => a.playState !== 'running' || a.effect?.getComputedTiming().iterations === Infinity),
  );
  await page.evaluate(kAxe);
  const result = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeResult;
  return result.violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.html.slice(0, 160)} ${n.failureSummary ?? ''}`));
}

/** The page itself must not scroll, nor be wider than its window. */
export async function scrolls(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const root = document.scrollingElement!;
    // Screens that scroll inside (setup on a small phone) may do so downwards only.
    const wide = [...document.querySelectorAll('.page, .game')].some((e) => e.scrollWidth > e.clientWidth);
    return wide || root.scrollHeight > root.clientHeight || root.scrollWidth > root.clientWidth;
  });
}
