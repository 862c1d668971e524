// Expansions and options, set up and played in a real browser: what only they bring to the page.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch_browser } from './helpers/chromium.mjs';
import { open_page, set_seats, sheet_totals } from './helpers/page';
import { click_and_wait, open_record, pointer_game, random_from } from './helpers/play';
import { checked_record } from './helpers/replay';

let browser: Browser;
beforeAll(async () => void (browser = await launch_browser()));
afterAll(() => browser.close());

const click = (page: Page) => (x: number, y: number) => page.mouse.click(x, y);

/** One person and five computers: fewest turns of a person in a game for six. */
async function set_six(page: Page, cards: string[]): Promise<void> {
  await set_seats(page, ['person', 'computer', 'computer', 'computer', 'computer', 'computer']);
  for (const card of cards) await page.check(`[data-card=${card}]`);
}

async function put_tile(page: Page, cell: string): Promise<void> {
  await click_and_wait(page, `[data-cell="${cell}"]`);
  await click_and_wait(page, '[data-confirm]');
}

it('the River, the Abbot, inns and traders for six, to the final sheet', async () => {
  const { page, context, errors } = await open_page(browser);
  await set_six(page, ['river', 'abbot', 'inns', 'traders']);
  await page.click('[data-start]');
  const turns = await pointer_game(page, click(page), random_from(21));
  // 126 tiles without the usual start tile and the spring, and a few double turns.
  expect(turns).toBeGreaterThan(15);
  const record = await checked_record(page);
  expect(record).toMatch(/^tiles base river inns traders$/m);
  expect(record).toMatch(/^rules abbot=true$/m);
  expect(record.match(/^seat /gm)).toHaveLength(6);
  expect(await page.locator('[data-sheet] thead th').count()).toBe(7);
  for (const kind of ['Gardens', 'Goods']) expect(await page.textContent('[data-sheet]')).toContain(kind);
  expect(errors).toEqual([]);
  await context.close();
});

it('a table of 9 by 9 fills up, and its rule is a click away', async () => {
  const { page, context, errors } = await open_page(browser);
  await set_six(page, ['inns', 'traders']);
  await page.click('[data-group=table] summary');
  await page.selectOption('[data-option="table.mode"]', 'standard');
  await page.fill('[data-columns]', '9');
  await page.fill('[data-rows]', '9');
  await page.click('[data-rule=R-TABLE-1]');
  await page.waitForSelector('[data-rule-text=R-TABLE-1].shown');
  await page.click('[data-back]');
  await page.waitForSelector('[data-start]:not([disabled])');
  await page.click('[data-start]');
  await pointer_game(page, click(page), random_from(22));
  const record = await checked_record(page);
  expect(record).toMatch(/^rules table\.mode=standard table\.size=9x9$/m);
  const cells = [...record.matchAll(/^\d+ .*@(-?\d+),(-?\d+)[NESW]/gm)].map(([, x, y]) => [Number(x), Number(y)]);
  const reach = cells.flat().map(Math.abs);
  expect(Math.max(...reach)).toBe(4);
  // 114 tiles do not fit into 81 spaces: those that found no place are out of the game, each with its rule.
  const out = record.match(/!/g)?.length ?? 0;
  expect(cells.length + out).toBe(113);
  expect(out).toBeGreaterThan(113 - 80);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'earlier lines' }).click();
  expect(await page.locator('[data-log=discard] [data-rule=R-TILE-8]').count()).toBe(out);
  expect(errors).toEqual([]);
  await context.close();
});

/** Red finishes a road of four tiles at 96 points; Blue's monastery is worth two at the end. */
const kNearHundred = `carcassonne 1
rules rules_profile=bigbox6
seat red "Ann"
seat blue "Bob"
put U@1,0E red:meeple>road.E
put A@2,0E blue:meeple>monastery
score red 96 blue 148
bag L*2
`;

const tiles_of = (page: Page, name: string) =>
  page.locator('.laps li', { hasText: name }).locator('[role=img]').getAttribute('aria-label');

/** Whether a marker stands on the space with this number. */
function stands_on(page: Page, colour: string, space: number): Promise<boolean> {
  return page.evaluate(
    ([colour, space]) => {
      const number = [...document.querySelectorAll('.track text')].find((text) => text.textContent === space)!;
      const [at, of] = [number, document.querySelector(`[data-marker=${colour}]`)!].map((e) => e.getBoundingClientRect());
      const apart = (a: DOMRect, b: DOMRect) => [a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom];
      const width = document.querySelector('.track rect')!.getBoundingClientRect().width;
      return apart(at!, of!).every((twice) => Math.abs(twice) < width);
    },
    [colour, String(space)],
  );
}

async function look_at_track(page: Page, look: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Players and score track' }).click();
  await page.waitForSelector('dialog[open] .track');
  await look();
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
}

it('the score track of the Big Box goes past 100', async () => {
  const { page, context, errors } = await open_page(browser);
  await open_record(page, kNearHundred);
  await look_at_track(page, async () => {
    expect(await tiles_of(page, 'Ann')).toBe('Point tiles: 50');
    expect(await tiles_of(page, 'Bob')).toBe('Point tiles: 100');
    expect(await stands_on(page, 'red', 45)).toBe(false);
  });
  await put_tile(page, '-1,0');
  await look_at_track(page, async () => {
    expect(await tiles_of(page, 'Ann')).toBe('Point tiles: 100');
    expect(await page.textContent('.laps')).toContain('Ann: space 0, 100 points');
    expect(await stands_on(page, 'red', 0)).toBe(true);
  });
  const cell = (await page.locator('[data-cell]').last().getAttribute('data-cell'))!;
  await put_tile(page, cell);
  expect((await sheet_totals(page))['blue']).toBeGreaterThanOrEqual(150);
  await page.keyboard.press('Escape');
  await look_at_track(page, async () => expect(await tiles_of(page, 'Bob')).toBe('Point tiles: 100 + 50'));
  expect(errors).toEqual([]);
  await context.close();
});

/** Red's builder stands on a road that both of its ends lengthen. */
const kBuilder = `carcassonne 1
tiles base traders
rules builder_turn=optional
seat red "Ann"
seat blue "Bob"
put U@1,0E red:meeple>road.E
put U@2,0E red:builder>road.E
bag U*4
`;

it('the second part of a double turn is played or left out', async () => {
  const { page, context, errors } = await open_page(browser);
  await open_record(page, kBuilder);
  await put_tile(page, '-1,0');
  await page.waitForSelector('[data-step=again]');
  await click_and_wait(page, '[data-again]');
  await put_tile(page, '-2,0');
  // Blue lengthens the road, which is no matter for a red builder; then Red again.
  await put_tile(page, '-3,0');
  await put_tile(page, '3,0');
  await page.waitForSelector('[data-state=over]');
  const record = await checked_record(page);
  expect([...record.matchAll(/^\d+ (\w+)/gm)].map(([, colour]) => colour)).toEqual(['red', 'red', 'blue', 'red']);
  expect(errors).toEqual([]);
  await context.close();
});
