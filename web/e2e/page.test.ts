// What the page does besides whole games: undo, turning, keeping a game, languages, sizes.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch_browser } from './helpers/chromium.mjs';
import { kDesk, kPhone, open_page, scrolls, start_game } from './helpers/page';
import { my_turn, now_of, pointer_turn, random_from, settled, version_after } from './helpers/play';

let browser: Browser;
beforeAll(async () => void (browser = await launch_browser()));
afterAll(() => browser.close());

/** Of the tile just put: spots for figures lie in its middle. */
const kCorner = { x: 5, y: 5 };

const click = (page: Page) => (x: number, y: number) => page.mouse.click(x, y);

async function acts(page: Page, act: () => Promise<void>): Promise<void> {
  const { version } = await now_of(page);
  await act();
  await version_after(page, version);
}

interface UsedFont {
  familyName: string;
  isCustomFont: boolean;
}

/** The fonts in which an element is really drawn, and whether they came with the page. */
async function fonts_of(page: Page, selector: string): Promise<UsedFont[]> {
  const link = await page.context().newCDPSession(page);
  await link.send('DOM.enable');
  await link.send('CSS.enable');
  const { root } = await link.send('DOM.getDocument');
  const { nodeId } = await link.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  return (await link.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
}

it.each(['en', 'sk'])('brings fonts for every letter of the language: %s', async (language) => {
  const { page, context } = await open_page(browser, { language });
  await page.waitForSelector('[data-start]');
  const text = readFileSync(new URL(`../src/i18n/${language}.ftl`, import.meta.url), 'utf8');
  const letters = [...new Set(text.match(/\p{L}/gu))].join('');
  // A title, the tagline and the button: both fonts, the second in both weights.
  for (const selector of ['h1', '.title p', '[data-start]']) {
    await page.$eval(selector, (element, all) => void (element.textContent = all), letters);
    await page.evaluate(() => document.fonts.ready);
    const used = await fonts_of(page, selector);
    expect(used.filter((font) => !font.isCustomFont)).toEqual([]);
    expect(used).not.toEqual([]);
  }
  await context.close();
});

it('takes back step by step, and the turn stays', async () => {
  const { page, context, errors } = await open_page(browser);
  await start_game(page, ['person', 'person']);
  await my_turn(page);
  const before = await page.textContent('[data-turn]');
  expect(await page.isDisabled('[data-undo]')).toBe(true);
  await acts(page, () => page.locator('[data-cell]').first().click());
  expect((await now_of(page)).step).toBe('figure');
  await acts(page, () => page.locator('[data-spot]').first().click());
  expect(await page.locator('[data-spot][aria-pressed=true]').count()).toBe(1);
  await acts(page, () => page.click('[data-undo]'));
  expect(await page.locator('[data-spot][aria-pressed=true]').count()).toBe(0);
  await acts(page, () => page.click('[data-undo]'));
  expect(await page.locator('[data-lying]').count()).toBe(0);
  expect(await page.textContent('[data-turn]')).toBe(before);
  expect((await now_of(page)).turn).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});

it('turns the tile only through its legal directions: click, wheel, other button, key', async () => {
  const { page, context, errors } = await open_page(browser);
  await start_game(page, ['person', 'person']);
  await my_turn(page);
  // A cell where the tile fits in more than one direction, played up to until there is one.
  const random = random_from(2);
  const many = page.locator('[data-cell][aria-label*=directions]');
  while ((await many.count()) === 0) {
    await pointer_turn(page, click(page), random);
    await my_turn(page);
  }
  await acts(page, () => many.first().click());
  const lying = page.locator('[data-lying]');
  const direction = () => page.$$eval('[data-spoken]', (all) => all.map((e) => e.textContent).join(''));
  for (const turn of [
    () => lying.click({ position: kCorner }),
    () => lying.click({ button: 'right', position: kCorner }),
    () => page.keyboard.press('r'),
    () => page.mouse.wheel(0, 60),
  ]) {
    const old = await direction();
    await lying.hover({ position: kCorner });
    await acts(page, turn);
    await page.waitForFunction((o) => [...document.querySelectorAll('[data-spoken]')].map((e) => e.textContent).join('') !== o, old);
  }
  expect(errors).toEqual([]);
  await context.close();
});

it('leaves the land where it is while the pointer is down, and shows what matters afterwards', async () => {
  const { page, context, errors } = await open_page(browser);
  await start_game(page, ['person', 'person']);
  await my_turn(page);
  const place = () => page.$eval('.world', (world) => world.getBoundingClientRect().toJSON());
  await page.mouse.move(150, 700);
  for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -600);
  await settled(page);
  const before = await place();
  await page.mouse.down();
  // Another turn begins meanwhile; most of its cells are out of sight.
  const { turn } = await now_of(page);
  await acts(page, () => page.$eval('[data-cell]', (cell) => (cell as HTMLElement).click()));
  await page.$eval('[data-confirm]', (button) => (button as HTMLElement).click());
  await page.waitForFunction((old) => !document.querySelector(`[data-board][data-turn-number="${old}"]`), turn);
  await settled(page);
  const pressed = await place();
  expect([pressed.left, pressed.top]).toEqual([before.left, before.top]);
  await page.mouse.up();
  await page.waitForFunction((left) => document.querySelector('.world')!.getBoundingClientRect().left !== left, before.left);
  expect(errors).toEqual([]);
  await context.close();
});

it('goes on with a local game after the page is loaded again', async () => {
  const { page, context, errors } = await open_page(browser);
  await start_game(page, ['person', 'computer']);
  const random = random_from(9);
  for (let i = 0; i < 5; i++) {
    await my_turn(page);
    await pointer_turn(page, click(page), random);
  }
  await my_turn(page);
  const state = () =>
    page.$eval('[data-board]', (b) => `${b.getAttribute('data-turn-number')} ${b.querySelectorAll('[data-cell]').length}`);
  const before = [await state(), await page.textContent('[data-left]'), await page.locator('[data-log]').count()];
  await page.reload();
  await page.click('[data-continue]');
  await my_turn(page);
  expect([await state(), await page.textContent('[data-left]'), await page.locator('[data-log]').count()]).toEqual(before);
  expect(errors).toEqual([]);
  await context.close();
});

it('speaks Slovak, and remembers it', async () => {
  const { page, context, errors } = await open_page(browser);
  await page.waitForSelector('[data-start]:not([disabled])');
  await page.selectOption('[data-language]', 'sk');
  expect(await page.textContent('[data-start]')).toContain('Začať hru');
  await page.reload();
  await page.waitForSelector('[data-start]:not([disabled])');
  expect(await page.getAttribute('html', 'lang')).toBe('sk');
  await start_game(page, ['person', 'person']);
  await my_turn(page);
  expect(await page.textContent('[data-turn]')).toContain('položte dielik');
  await pointer_turn(page, click(page), random_from(4));
  await my_turn(page);
  expect(await page.textContent('[data-log=turn]')).toContain('kladie dielik');
  expect(errors).toEqual([]);
  await context.close();
});

it('fits into its window at both sizes, with fingers in mind', async () => {
  for (const size of [kDesk, kPhone]) {
    const { page, context } = await open_page(browser, { size, language: 'sk' });
    await page.waitForSelector('[data-start]:not([disabled])');
    expect(await scrolls(page)).toBe(false);
    await start_game(page, ['person', 'person', 'person', 'person', 'person', 'person']);
    await my_turn(page);
    expect(await scrolls(page)).toBe(false);
    if (size === kPhone) {
      await acts(page, () => page.locator('[data-cell]').first().tap());
      const small = await page.$$eval('button', (all) =>
        all
          .map((b) => ({ name: b.ariaLabel ?? b.textContent ?? '', box: b.getBoundingClientRect(), cell: b.hasAttribute('data-cell') }))
          .filter((b) => !b.cell && b.box.width > 0 && (b.box.height < 44 || b.box.width < 44))
          .map((b) => `${b.name} ${b.box.width}×${b.box.height}`),
      );
      expect(small).toEqual([]);
    }
    await context.close();
  }
});

it('opens quickly', async () => {
  const { page, context, errors } = await open_page(browser);
  const started = Date.now();
  await page.goto(page.url());
  await page.waitForSelector('[data-start]:not([disabled])');
  console.info(`page ready after ${Date.now() - started} ms`);
  expect(errors).toEqual([]);
  await context.close();
});
