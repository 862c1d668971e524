// Measures how soon the page can be used: node scripts/opening.mjs URL [RUNS] [slow]
// Every run has a browser of its own with nothing kept. Medians (and the best) in milliseconds since the address was entered:
//   paint   something is seen                shown   the first screen is on screen
//   ready   "start" can be pressed           board   from that press to the first tile drawn
// `slow` stands for a phone far from the server: 10 Mbit/s, 60 ms a round trip, a processor a quarter as fast.
import { launch_browser } from '../e2e/helpers/chromium.mjs';

const [url, runs = '7', speed = ''] = process.argv.slice(2);
if (!url) throw new Error('usage: node scripts/opening.mjs URL [RUNS] [slow]');
/** A browser that has just started is busy with itself. */
const kSettle = 800;
const kLanguages = ['en', 'sk'];

/** Runs in the page before anything else: notes when each thing is there and has been drawn. */
function watch(language) {
  localStorage.setItem('bastide.settings', JSON.stringify({ language, theme: 'light' }));
  const marks = (window.opening = {});
  const wanted = { shown: '[data-start]', ready: '[data-start]:not([disabled])', board: '[data-board] svg .arrives path' };
  const look = () => {
    for (const [name, selector] of Object.entries(wanted)) {
      if (marks[name] !== undefined || !document.querySelector(selector)) continue;
      marks[name] = 0;
      requestAnimationFrame(() => setTimeout(() => (marks[name] = performance.now())));
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  addEventListener('click', () => (marks.pressed = performance.now()), { capture: true });
}

async function throttle(page) {
  const link = await page.context().newCDPSession(page);
  await link.send('Network.enable');
  await link.send('Network.emulateNetworkConditions', {
    offline: false, latency: 60, downloadThroughput: 1.25e6, uploadThroughput: 6e5,
  });
  await link.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function open_once(language) {
  const browser = await launch_browser();
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  if (speed === 'slow') await throttle(page);
  await page.addInitScript(watch, language);
  await page.waitForTimeout(kSettle);
  await page.goto(url);
  await page.waitForFunction(() => window.opening.ready > 0, undefined, { polling: 20 });
  await page.click('[data-start]');
  await page.waitForFunction(() => window.opening.board > 0, undefined, { polling: 20 });
  const seen = await page.evaluate(() => {
    const bytes = performance.getEntriesByType('resource').reduce((sum, r) => sum + r.transferSize, 0);
    const paint = performance.getEntriesByName('first-contentful-paint')[0].startTime;
    return { ...window.opening, paint, kB: bytes / 1000 };
  });
  await browser.close();
  return { paint: seen.paint, shown: seen.shown, ready: seen.ready, board: seen.board - seen.pressed, kB: seen.kB };
}

const figure = (numbers) => {
  const sorted = numbers.map(Math.round).toSorted((a, b) => a - b);
  return `${sorted[sorted.length >> 1]} (${sorted[0]})`;
};

for (const language of kLanguages) {
  const all = [];
  for (let i = 0; i < Number(runs); i++) all.push(await open_once(language));
  const parts = Object.keys(all[0]).map((name) => `${name} ${figure(all.map((run) => run[name]))}`);
  console.log(language, parts.join('  '));
}
