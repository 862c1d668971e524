/**
 * Renders the tiles' art to PNG sheets, to be looked at:
 *   node scripts/art_sheet.mjs OUTPUT_FOLDER [tiles|rotations|board|small|figures ...]
 * and for each tile set as `inns`, `inns_turned`, `inns_small`, `inns_tiny`, `inns_dark`, `inns_anchors`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const kArguments = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
kArguments.push('--disable-background-networking', '--disable-component-update', '--disable-sync');
const kDirs = ['N', 'E', 'S', 'W'];

const [folder, ...wanted] = process.argv.slice(2);
const server = await createServer({
  configFile: false,
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
});
const art = await server.ssrLoadModule('/src/art/index.ts');
const { kLaterTiles } = await server.ssrLoadModule('/src/art/testing/base_tiles.ts');
const { set_names, tiles_of } = await server.ssrLoadModule('/src/art/testing/tile_sets.ts');
const tiles = tiles_of('base');

/** A page of tiles: each { tile, dir, copy, x, y } in pixels, drawn in the passes of the board. */
function page(placed, size, width, height, theme, detail, extra = '', edition = 'C2') {
  const table = theme === 'dark' ? '#241c16' : '#7d5b40';
  const at = (p, svg, dx = 0, dy = 0) =>
    `<g transform="translate(${p.x + (dx * size) / 100} ${p.y + (dy * size) / 100}) scale(${size / 100})">${svg}</g>`;
  const arts = placed.map((p) => [p, art.tile_art(p.tile, p.dir, p.copy, { theme, detail, edition })]);
  const towers = new Map();
  for (const [p, a] of arts) {
    for (const t of a.towers) {
      towers.set(`${Math.round(p.x + (t.x * size) / 100)} ${Math.round(p.y + (t.y * size) / 100)}`, [p, t]);
    }
  }
  const sorted = [...towers.values()].sort(([p, t], [q, u]) => p.y + (t.y * size) / 100 - q.y - (u.y * size) / 100);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${art.defs(theme, edition)}</defs>
<rect width="100%" height="100%" fill="${table}"/>
${arts.map(([p, a]) => at(p, a.ground)).join('')}${arts.map(([p, a]) => at(p, a.features)).join('')}
${sorted.map(([p, t]) => at(p, t.svg, t.x, t.y)).join('')}${extra}</svg>`;
}

function grid(entries, size, gap, columns) {
  return entries.map((entry, i) => ({
    ...entry,
    x: gap + (i % columns) * (size + gap),
    y: gap + Math.floor(i / columns) * (size + gap),
  }));
}

const copies_of = (tile) =>
  (tile.illustrations.C2 ?? Array.from({ length: tile.count }, () => [])).map((_, copy) => ({ tile, dir: 'N', copy }));

/** Grows a matching board by taking the copies in a fixed shuffled order. */
function board(count, span, from = tiles) {
  let state = 7;
  const random = () => ((state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff), state / 0x7fffffff);
  const bag = from.flatMap(copies_of).sort(() => random() - 0.5);
  const edge = (p, side) => p.tile.edges[(side - kDirs.indexOf(p.dir) + 4) % 4];
  const cells = new Map([['0 0', { tile: tiles.find((t) => t.letter === 'D'), dir: 'N', copy: 0, cx: 0, cy: 0 }]]);
  const steps = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ];
  for (const next of bag) {
    if (cells.size >= count) break;
    const options = [];
    for (let cx = -span; cx <= span; cx++)
      for (let cy = -4; cy <= 3; cy++)
        for (const dir of kDirs) {
          if (cells.has(`${cx} ${cy}`)) continue;
          const p = { ...next, dir, cx, cy };
          const near = steps.map(([dx, dy], s) => [cells.get(`${cx + dx} ${cy + dy}`), s]).filter(([n]) => n);
          if (near.length && near.every(([n, s]) => edge(n, (s + 2) % 4) === edge(p, s)))
            options.push([near.length - Math.hypot(cx * 0.6, cy) * 0.3 + random(), p]);
        }
    options.sort((a, b) => b[0] - a[0]);
    if (options[0]) cells.set(`${options[0][1].cx} ${options[0][1].cy}`, options[0][1]);
  }
  return [...cells.values()];
}

function board_page(size, theme, detail, count = 44, span = 5, edition = 'C2', from = tiles) {
  const cells = board(count, span, from);
  const left = Math.min(...cells.map((c) => c.cx));
  const top = Math.min(...cells.map((c) => c.cy));
  const placed = cells.map((c) => ({ ...c, x: 30 + (c.cx - left) * size, y: 30 + (c.cy - top) * size }));
  const colours = ['red', 'blue', 'yellow', 'green', 'black', 'pink'];
  let figures = '';
  placed.forEach((p, i) => {
    const segment = (i * 7) % p.tile.segments.length;
    if (i % 2 === 0) {
      const a = art.segment_anchor(p.tile, p.dir, segment, p.copy);
      const kind = from === tiles ? 'meeple' : art.kFigureKinds[i % art.kFigureKinds.length];
      const lying = p.tile.segments[segment].kind === 'field' && kind !== 'pig';
      const role = lying ? 'lying' : 'standing';
      figures += `<g transform="translate(${p.x + (a.x * size) / 100} ${p.y + (a.y * size) / 100}) scale(${(size / 100) * (size < 64 ? 1.15 : 1)})">${art.figure_art(colours[(i / 2) % 6], role, theme, kind)}</g>`;
    }
  });
  const width = 60 + size * (Math.max(...cells.map((c) => c.cx)) - left + 1);
  const height = 60 + size * (Math.max(...cells.map((c) => c.cy)) - top + 1);
  return [page(placed, size, width, height, theme, detail, figures, edition), width, height];
}

function tiles_page(size, gap, columns, theme, detail, entries) {
  const placed = grid(entries, size, gap, columns);
  const width = gap + columns * (size + gap);
  const height = gap + Math.ceil(entries.length / columns) * (size + gap);
  return [page(placed, size, width, height, theme, detail), width, height];
}

/** Anchors and areas of every tile, to check by eye. */
function anchors_page(size, gap, columns, dir, shown = tiles) {
  const entries = shown.map((tile) => ({ tile, dir, copy: 0 }));
  const placed = grid(entries, size, gap, columns);
  const tints = ['#e03030', '#3060e0', '#e0c020', '#20a060', '#202020', '#e060a0', '#60e0e0', '#a060e0', '#ffffff'];
  let extra = '';
  for (const p of placed) {
    p.tile.segments.forEach((segment, i) => {
      const a = art.segment_anchor(p.tile, p.dir, i, p.copy);
      const shape = art.segment_shape(p.tile, p.dir, i, p.copy);
      extra += `<g transform="translate(${p.x} ${p.y}) scale(${size / 100})"><path d="${shape}" fill="${tints[i]}" opacity=".35"/>
<circle cx="${a.x}" cy="${a.y}" r="13" fill="${tints[i]}" fill-opacity=".6" stroke="#fff"/></g>`;
    });
  }
  const width = gap + columns * (size + gap);
  return [
    page(placed, size, width, gap + Math.ceil(entries.length / columns) * (size + gap), 'light', 'full', extra),
    width,
    gap + Math.ceil(entries.length / columns) * (size + gap),
  ];
}

/** Every figure of every colour: on grass, on a city, lying, small, and as icons at hand and not. */
function figures_page(theme) {
  const colours = Object.keys(art.kColours);
  const kinds = art.kFigureKinds;
  const [step, height] = [96, 850];
  let body = `<rect width="100%" height="100%" fill="${theme === 'dark' ? '#5f7148' : '#adb968'}"/><rect y="500" width="100%" height="500" fill="${theme === 'dark' ? '#9b8157' : '#d9b57f'}"/>`;
  colours.forEach((c, i) => {
    kinds.forEach((kind, k) => {
      const x = 50 + k * step;
      const y = 46 + i * 80 + (i > 2 ? 260 : 0);
      const put = (dx, dy, scale, svg) =>
        (body += `<g transform="translate(${x + dx} ${y + dy}) scale(${scale})">${svg}</g>`);
      put(0, 0, 2.4, art.figure_art(c, 'standing', theme, kind));
      put(600, 0, 2.4, art.figure_art(c, 'lying', theme, kind));
      put(30, -14, 0.75, art.figure_art(c, 'standing', theme, kind));
      put(34, 20, 0.6, art.figure_art(c, 'standing', theme, kind));
    });
  });
  colours.forEach((c, i) => {
    const icons = kinds.flatMap((kind) => [true, false].map((filled) => art.figure_icon(c, filled, kind))).join('');
    const [x, y] = [20 + (i % 2) * 560, 290 + Math.floor(i / 2) * 60];
    body += `<foreignObject x="${x}" y="${y}" width="540" height="56"><div xmlns="http://www.w3.org/1999/xhtml" style="background:#f6ecd8;font-size:34px;color:#3a2a1c">${icons}${art.colour_badge(c)}<span style="font-size:17px">${icons}</span></div></foreignObject>`;
  });
  const goods = art.kGoods.map((good) => art.goods_icon(good)).join(' ');
  body += `<foreignObject x="20" y="790" width="540" height="40"><div xmlns="http://www.w3.org/1999/xhtml" style="font-size:32px">${goods}<span style="font-size:18px">${goods}</span></div></foreignObject>`;
  return [`<svg xmlns="http://www.w3.org/2000/svg" width="1180" height="${height}">${body}</svg>`, 1180, height];
}

const first = tiles.map((tile) => ({ tile, dir: 'N', copy: 0 }));
const all = tiles.flatMap(copies_of);
const turned = ['S', 'O', 'I', 'L', 'A', 'R', 'J'].flatMap((letter) => {
  const tile = tiles.find((t) => t.letter === letter);
  return kDirs.map((dir) => ({ tile, dir, copy: 0 }));
});
const close = [
  ['B', 1],
  ['D', 1],
  ['J', 2],
  ['L', 0],
  ['W', 1],
  ['X', 0],
  ['O', 0],
  ['E', 2],
].map(([letter, copy]) => ({
  tile: tiles.find((t) => t.letter === letter),
  dir: 'N',
  copy,
}));
const sheets = {
  close: () => tiles_page(330, 40, 4, 'light', 'full', close),
  close_dark: () => tiles_page(330, 40, 4, 'dark', 'full', close),
  tiles: () => tiles_page(200, 24, 6, 'light', 'full', first),
  all: () => tiles_page(150, 20, 12, 'light', 'full', all),
  rotations: () => tiles_page(200, 24, 4, 'light', 'full', turned),
  dark: () => board_page(110, 'dark', 'full'),
  board: () => board_page(110, 'light', 'full'),
  board70: () => board_page(70, 'light', 'full', 72, 7),
  board48: () => board_page(48, 'light', 'reduced', 72, 7),
  board26: () => board_page(26, 'light', 'tiny', 72, 7),
  later: () =>
    tiles_page(
      200,
      24,
      6,
      'light',
      'full',
      kLaterTiles.map((tile) => ({ tile, dir: 'N', copy: 0 })),
    ),
  later_anchors: () => anchors_page(170, 20, 6, 'N', kLaterTiles),
  small: () => tiles_page(48, 10, 12, 'light', 'reduced', first),
  figures: () => figures_page('light'),
  figures_dark: () => figures_page('dark'),
  anchors: () => anchors_page(170, 20, 6, 'N'),
  anchors_east: () => anchors_page(170, 20, 6, 'E'),
};

function pick_further() {
  const wanted = [
    'river:A',
    'river:B',
    'river:H',
    'river:L',
    'inns:C',
    'inns:K',
    'inns:L',
    'traders:C',
    'traders:E',
    'traders:O',
    'traders:R',
    'german_monasteries:E',
    'labyrinths:A',
    'river_c3:A',
    'traders:K',
    'inns:G',
  ];
  return wanted.flatMap((name) => {
    const tile = further.find((t) => `${t.set}:${t.letter}` === name);
    return tile ? [{ tile, dir: 'N', copy: 0 }] : [];
  });
}

const further = set_names()
  .filter((name) => name !== 'base')
  .flatMap(tiles_of);
sheets.mixed = () => board_page(110, 'light', 'full', 60, 5, 'C2', [...tiles, ...further]);
sheets.mixed48 = () => board_page(48, 'light', 'reduced', 60, 5, 'C2', [...tiles, ...further]);
sheets.mixed_dark = () => board_page(110, 'dark', 'full', 60, 5, 'C2', [...tiles, ...further]);
sheets.close_further = () => tiles_page(330, 40, 4, 'light', 'full', pick_further());
for (const edition of ['C1', 'C2-dark', '20AE', 'C3']) {
  sheets[`edition_${edition}`] = () => board_page(110, 'light', 'full', 30, 4, edition);
  sheets[`edition_${edition}_dark`] = () => board_page(110, 'dark', 'full', 30, 4, edition);
}
for (const name of set_names()) {
  const own = tiles_of(name).map((tile) => ({ tile, dir: 'N', copy: 0 }));
  const every_way = own.flatMap((entry) => kDirs.map((dir) => ({ ...entry, dir })));
  sheets[name] = () => tiles_page(200, 24, 6, 'light', 'full', own);
  sheets[`${name}_dark`] = () => tiles_page(120, 20, 8, 'dark', 'full', own);
  sheets[`${name}_turned`] = () => tiles_page(150, 20, 8, 'light', 'full', every_way);
  sheets[`${name}_60`] = () => tiles_page(60, 14, 12, 'light', 'reduced', own);
  sheets[`${name}_26`] = () => tiles_page(26, 8, 12, 'light', 'tiny', own);
  sheets[`${name}_anchors`] = () =>
    anchors_page(
      170,
      20,
      6,
      'N',
      own.map((entry) => entry.tile),
    );
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: kArguments });
for (const name of wanted.length > 0 ? wanted : Object.keys(sheets)) {
  const [svg, width, height] = sheets[name]();
  writeFileSync(join(folder, `${name}.svg`), svg);
  const tab = await browser.newPage({ viewport: { width: Math.ceil(width), height: Math.ceil(height) } });
  await tab.setContent(`<!doctype html><body style="margin:0">${svg}</body>`);
  await tab.screenshot({ path: join(folder, `${name}.png`) });
  await tab.close();
}
const nodes = all.map(({ tile, copy }) => [
  art.tile_art(tile, 'N', copy).nodes,
  art.tile_art(tile, 'N', copy, { detail: 'reduced' }).nodes,
  tile.letter,
]);
nodes.sort((a, b) => b[0] - a[0]);
const sum = (k) => nodes.reduce((total, n) => total + n[k], 0);
console.log(
  `nodes: ${sum(0)} full, ${sum(1)} reduced; most ${nodes
    .slice(0, 6)
    .map((n) => `${n[2]} ${n[0]}/${n[1]}`)
    .join(', ')}`,
);
const bytes = all.reduce((n, { tile, copy }) => n + JSON.stringify(art.tile_art(tile, 'N', copy)).length, 0);
console.log(`bytes: ${bytes}`);
await browser.close();
await server.close();
