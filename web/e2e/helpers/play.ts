// Ways to play a turn: by mouse, by touch, by keyboard. All wait for what the page shows, never for a time.
import type { Page } from 'playwright-core';

/** Looking by a clock, not once a frame, goes on when frames are slow. */
const kPoll = { polling: 15 };

/** Five computers in a row may think for long where the machine has other work. */
const kOthersTurns = 120_000;

export type Random = () => number;

export function random_from(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Now {
  state: string;
  step: string;
  turn: number;
  version: number;
}

export function now_of(page: Page): Promise<Now> {
  return page.$eval('[data-board]', (board) => ({
    state: board.getAttribute('data-state')!,
    step: board.getAttribute('data-step')!,
    turn: Number(board.getAttribute('data-turn-number')),
    version: Number(board.getAttribute('data-version')),
  }));
}

/** What a person here may be asked before a tile is laid. */
const kQuestions = ['again', 'take', 'give_up', 'offer', 'sale'];

/** Waits until a person here is on turn, or the game is over. A turn begins with a tile, or with a question. */
export async function my_turn(page: Page): Promise<boolean> {
  const handle = await page.waitForFunction((steps) => {
    const board = document.querySelector('[data-board]');
    if (board?.getAttribute('data-state') === 'over') return 'over';
    return steps.includes(board?.getAttribute('data-step') ?? '') ? 'mine' : false;
  }, ['place', ...kQuestions], { ...kPoll, timeout: kOthersTurns });
  return (await handle.jsonValue()) === 'mine';
}

export async function version_after(page: Page, version: number, timeout = 30_000): Promise<void> {
  await page.waitForFunction(
    (old) => Number(document.querySelector('[data-board]')?.getAttribute('data-version')) > old,
    version,
    { ...kPoll, timeout },
  );
}

/** Middles of the buttons that a pointer can reach now: nothing lies over them. */
function reachable(page: Page, selector: string): Promise<{ x: number; y: number }[]> {
  return page.$$eval(selector, (buttons) =>
    buttons.flatMap((button) => {
      const box = button.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(x, y);
      return top && button.contains(top) ? [{ x, y }] : [];
    }),
  );
}

type Press = (x: number, y: number) => Promise<void>;

export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}

const kPatience = 4000;
const kTries = 6;

/**
 * Presses one of the buttons; false if there is none. Between looking and pressing the land may still glide to its
 * place after another's turn: then it is pressed again, as a person would.
 */
async function press_one(page: Page, selector: string, press: Press, random: Random): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    await settled(page);
    const places = await reachable(page, selector);
    const place = places[Math.floor(random() * places.length)];
    if (!place) return false;
    const { version } = await now_of(page);
    await press(place.x, place.y);
    try {
      await version_after(page, version, attempt < kTries ? kPatience : undefined);
      return true;
    } catch (error) {
      if (attempt === kTries) throw error;
    }
  }
}

/** Takes one of the kinds of figures into the hand, where there is a choice. */
async function choose_kind(page: Page, press: Press, random: Random): Promise<void> {
  const kinds = await reachable(page, '[data-kind]');
  if (kinds.length === 0) return;
  const { x, y } = kinds[Math.floor(random() * kinds.length)]!;
  await press(x, y);
  await settled(page);
}

/** One turn, or one answer, with a pointer; `press` is a click or a tap. A second part that may be left out is played. */
export async function pointer_turn(page: Page, press: Press, random: Random): Promise<void> {
  const { step } = await now_of(page);
  if (step === 'again') await press_one(page, '[data-again]', press, random);
  if (step === 'take' || step === 'give_up') await press_one(page, '[data-take]:enabled', press, random);
  if (step === 'offer' || step === 'sale') await press_one(page, '[data-no-bid]', press, random);
  if (['give_up', 'offer', 'sale'].includes(step)) return;
  if (!(await press_one(page, '[data-cell]', press, random))) throw new Error('no marked cell can be reached');
  if (random() < 0.6) {
    await choose_kind(page, press, random);
    await press_one(page, '[data-spot], [data-take-back]', press, random);
  }
  if (!(await press_one(page, '[data-confirm]', press, random))) throw new Error('the turn cannot be confirmed');
}

export async function pointer_game(page: Page, press: Press, random: Random): Promise<number> {
  let turns = 0;
  while (await my_turn(page)) {
    await pointer_turn(page, press, random);
    turns++;
  }
  return turns;
}

/** Clicks what the table answers with something new. */
export async function click_and_wait(page: Page, selector: string): Promise<void> {
  const { version } = await now_of(page);
  await page.click(selector);
  await version_after(page, version);
}

/** Opens a record from the setup screen and waits for a person's turn. */
export async function open_record(page: Page, text: string): Promise<void> {
  await page.waitForSelector('[data-open]:not([disabled])');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.click('[data-open]')]);
  await chooser.setFiles({ name: 'game.carc', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await my_turn(page);
}

async function key_and_wait(page: Page, key: string): Promise<void> {
  const { version } = await now_of(page);
  await page.keyboard.press(key);
  await version_after(page, version);
}

/** One turn by keyboard alone. */
export async function key_turn(page: Page, random: Random): Promise<void> {
  if ((await now_of(page)).step === 'again') await key_and_wait(page, 'Enter');
  const steps = 1 + Math.floor(random() * 4);
  const keys = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'n'];
  await page.keyboard.press('n');
  for (let i = 0; i < steps; i++) await page.keyboard.press(keys[Math.floor(random() * keys.length)]!);
  await key_and_wait(page, 'Enter');
  if (random() < 0.3) await page.keyboard.press('r');
  await page.waitForFunction(() => document.querySelector('[data-step=figure], [data-step=confirm]') !== null, undefined, kPoll);
  await settled(page);
  if ((await now_of(page)).step === 'figure' && random() < 0.6) await key_and_wait(page, random() < 0.5 ? '1' : 'ArrowRight');
  const { turn } = await now_of(page);
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (old) => {
      const board = document.querySelector('[data-board]');
      return board?.getAttribute('data-state') === 'over' || Number(board?.getAttribute('data-turn-number')) !== old;
    },
    turn,
    kPoll,
  );
}

const kOver = '[data-state=over]';

/** Plays on from inside the page until something is there, or to the end: for tests of something else. */
export async function rush_to(page: Page, stop: string): Promise<void> {
  await page.evaluate(async ([stop, end]) => {
    const first = (what: string): HTMLElement | null => document.querySelector(what);
    const until = async (ready: () => unknown): Promise<void> => {
      while (!ready()) await new Promise((next) => setTimeout(next, 5));
    };
    const over = (): boolean => first(end!) !== null || first(stop!) !== null;
    for (;;) {
      await until(() => over() || first('[data-step=place]'));
      if (over()) return;
      first('[data-cell]')!.click();
      await until(() => first('[data-lying]'));
      first('[data-spot]')?.click();
      first('[data-confirm]')!.click();
      await until(() => over() || !first('[data-lying]'));
    }
  }, [stop, kOver]);
}

export function rush_to_end(page: Page): Promise<void> {
  return rush_to(page, kOver);
}
