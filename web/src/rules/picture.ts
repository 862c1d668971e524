// The picture of an example as SVG text: tiles, figures, places where a tile may go, and tiles that are refused.
import { segment_anchor, tile_art, type Theme, type TileArt } from '../art';
import { shadow_path, tower_pieces, type TilePiece } from '../board/pieces';
import type { PictureFigure, PictureTile, RulePicture, TileKinds } from '../../rules/types';
import { rule_figure } from './figures';

export interface Drawn {
  svg: string;
  /** How many tiles wide and high it is. */
  width: number;
  height: number;
}

const kUnit = 100;
/** Room for towers, shadows and figures that stand at the rim. */
const kMargin = 14;

type Cell = [number, number];

/** null when a tile's set is not known: the example is then shown as text. */
export function draw_example(picture: RulePicture, kinds: TileKinds, theme: Theme): Drawn | null {
  if (picture.tiles.some((tile) => !kinds[tile.tile])) return null;
  const cells: Cell[] = [...picture.tiles.map((t): Cell => [t.x, t.y]), ...picture.cells];
  const [left, top] = [Math.min(...cells.map((c) => c[0])), Math.min(...cells.map((c) => c[1]))];
  const width = Math.max(...cells.map((c) => c[0])) - left + 1;
  const height = Math.max(...cells.map((c) => c[1])) - top + 1;
  const box = [left * kUnit - kMargin, top * kUnit - kMargin, width * kUnit + 2 * kMargin, height * kUnit + 2 * kMargin];
  const parts = [tiles_svg(picture, kinds, theme), picture.cells.map(cell_svg).join(''), marks_svg(picture), figures_svg(picture, kinds, theme)];
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" aria-hidden="true" focusable="false">${parts.join('')}</svg>`,
    width: width + (2 * kMargin) / kUnit,
    height: height + (2 * kMargin) / kUnit,
  };
}

function at(x: number, y: number, content: string): string {
  return `<g transform="translate(${x} ${y})">${content}</g>`;
}

function art_of(tile: PictureTile, kinds: TileKinds, theme: Theme): TileArt {
  return tile_art(kinds[tile.tile]!, tile.dir, tile.copy, { theme, detail: 'full' });
}

function tiles_svg(picture: RulePicture, kinds: TileKinds, theme: Theme): string {
  const pieces = picture.tiles
    .filter((tile) => tile.role !== 'refused')
    .map((tile): TilePiece => ({ key: `${tile.x},${tile.y}`, x: tile.x, y: tile.y, art: art_of(tile, kinds, theme) }));
  const layer = (part: 'ground' | 'features'): string => pieces.map((p) => at(p.x * kUnit, p.y * kUnit, p.art[part])).join('');
  const towers = tower_pieces(pieces).map((tower) => at(tower.x, tower.y, tower.svg));
  const refused = picture.tiles.filter((tile) => tile.role === 'refused').map((tile) => refused_svg(tile, art_of(tile, kinds, theme)));
  const shadow = `<path class="shadow" transform="translate(3 4)" d="${shadow_path(pieces)}"/>`;
  return `${shadow}${layer('ground')}${layer('features')}${towers.join('')}${refused.join('')}`;
}

/** A tile that may not lie there: pale, with a cross. */
function refused_svg(tile: PictureTile, art: TileArt): string {
  const cross = '<path class="cross" d="M22 22L78 78M78 22L22 78"/>';
  return at(tile.x * kUnit, tile.y * kUnit, `<g opacity=".55">${art.ground}${art.features}</g><rect class="refused" width="100" height="100"/>${cross}`);
}

function cell_svg([x, y]: Cell): string {
  return at(x * kUnit, y * kUnit, '<rect class="cell" x="4" y="4" width="92" height="92" rx="3"/>');
}

function marks_svg(picture: RulePicture): string {
  return picture.tiles
    .filter((tile) => tile.role === 'turn')
    .map((tile) => at(tile.x * kUnit, tile.y * kUnit, '<rect class="last" x="1" y="1" width="98" height="98" rx="2"/>'))
    .join('');
}

function figures_svg(picture: RulePicture, kinds: TileKinds, theme: Theme): string {
  const shared = new Map<string, number>();
  const placed = picture.figures.map((figure) => {
    const tile = picture.tiles.find((t) => t.x === figure.x && t.y === figure.y)!;
    const spot = segment_anchor(kinds[tile.tile]!, tile.dir, figure.segment, tile.copy);
    const key = `${figure.x},${figure.y},${figure.segment}`;
    const others = shared.get(key) ?? 0;
    shared.set(key, others + 1);
    return { figure, x: figure.x * kUnit + spot.x + others * 15, y: figure.y * kUnit + spot.y };
  });
  return placed
    .sort((a, b) => a.y - b.y)
    .map(({ figure, x, y }) => at(x, y, figure_svg(figure, theme)))
    .join('');
}

function figure_svg({ figure, feature, colour, possible }: PictureFigure, theme: Theme): string {
  const art = rule_figure(figure, feature, colour, theme);
  return possible ? `<g opacity=".6">${art}</g>` : art;
}
