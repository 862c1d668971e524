// Reads an example, a few lines of a game record (docs/notation.md), into what its picture shows.
import type { CatalogueTile, Colour, Dir, Segment } from '../src/art';
import type { PictureTile, RulePicture } from './types';

export type Tiles = ReadonlyMap<string, CatalogueTile>;

const kPlacement = /^((?:[a-z][\w-]*:)?[A-Z][A-Z0-9]*)(?:\+([a-z_]+))?@(-?\d+),(-?\d+)([NESW])$/;
const kFigure = /^(?:([a-z]+):)?([a-z_]+)>(?:(-?\d+),(-?\d+):)?([a-zA-Z0-9.]+)$/;
export const kSides = ['N', 'E', 'S', 'W'];
const kHalves = ['NNE', 'ENE', 'ESE', 'SSE', 'SSW', 'WSW', 'WNW', 'NNW'];

class Reader {
  readonly picture: RulePicture = { tiles: [], figures: [], cells: [], points: [] };
  private started = true;
  private mover: Colour = 'red';
  private readonly used = new Map<string, number>();

  constructor(
    private readonly tiles: Tiles,
    private readonly where: string,
  ) {}

  read(source: string): RulePicture {
    for (const raw of source.split('\n')) {
      const line = raw.split('#')[0]!.trim();
      if (line !== '') this.take(line, line.split(/\s+/));
    }
    if (this.started) this.put('D@0,0N', 'lying', true);
    return this.picture;
  }

  private take(line: string, [word, ...rest]: string[]): void {
    if (word === 'start') this.start(rest[0]!);
    else if (word === 'put') this.put_with(rest, 'lying');
    else if (word === '+') this.picture.points.push({ colour: rest[0] as Colour, points: Number(rest[1]) });
    else if (word === '?') this.check(line, rest);
    else if (/^\d+$/.test(word!)) this.turn(rest);
    else if (!['end', '=', 'score', 'rules', 'tiles', 'bag', 'turn', 'deck'].includes(word!)) this.fail(`what is "${line}"?`);
  }

  private start(what: string): void {
    this.started = false;
    if (what !== 'none') this.put(what, 'lying');
  }

  private turn([colour, ...rest]: string[]): void {
    this.mover = colour as Colour;
    this.put_with(
      rest.filter((word) => !/^[!*]|\$/.test(word)),
      'turn',
      colour as Colour,
    );
  }

  private put_with([placement, ...figures]: string[], role: PictureTile['role'], colour?: Colour): PictureTile {
    const tile = this.put(placement!, role);
    for (const text of figures) {
      if (text.includes('<')) continue;
      this.stand(text, tile, colour);
    }
    return tile;
  }

  private put(text: string, role: PictureTile['role'], first = false): PictureTile {
    const found = kPlacement.exec(text) ?? this.fail(`"${text}" is no placement`);
    const name = found[1]!.includes(':') ? found[1]! : `base:${found[1]!}`;
    const tile: PictureTile = {
      tile: found[2] ? `${name}+${found[2]}` : name,
      copy: this.copy_of(name, found[2]),
      x: Number(found[3]),
      y: Number(found[4]),
      dir: found[5] as Dir,
      role,
    };
    if (first) this.picture.tiles.unshift(tile);
    else this.picture.tiles.push(tile);
    return tile;
  }

  /** Copies in turn, so that tiles of one letter look different; a garden only where the example says so. */
  private copy_of(name: string, wanted = ''): number {
    const copies = this.tiles.get(name)?.illustrations?.['C2'] ?? [];
    const fit = copies.flatMap((shown, i) => (shown.includes('garden') === (wanted === 'garden') ? [i] : []));
    const key = `${name}+${wanted}`;
    const used = this.used.get(key) ?? 0;
    this.used.set(key, used + 1);
    return fit[used % fit.length] ?? 0;
  }

  private stand(text: string, tile: PictureTile, colour: Colour | undefined, possible = false): void {
    const found = kFigure.exec(text) ?? this.fail(`"${text}" is no figure`);
    const [, own, figure, x, y, feature] = found;
    const at = x === undefined ? tile : this.picture.tiles.find((t) => t.x === Number(x) && t.y === Number(y));
    if (!at) return this.fail(`no tile for ${text}`);
    this.picture.figures.push({
      colour: (own as Colour | undefined) ?? colour ?? this.fail(`${text}: of which colour?`),
      figure: figure!,
      x: at.x,
      y: at.y,
      feature: feature!,
      segment: segment_named(this.tiles.get(at.tile), at.dir, feature!),
      possible,
    });
  }

  private check(line: string, rest: string[]): void {
    const kind = rest[0]!.replace(/:$/, '');
    if (kind === 'places') this.places(line);
    else if (kind === 'refuse') this.refused(rest.slice(1));
    else if (kind === 'figures') this.spots(line);
    else this.fail(`what is "${line}"?`);
  }

  private places(line: string): void {
    for (const [, x, y] of line.matchAll(/(-?\d+),(-?\d+)[NESW]/g)) this.picture.cells.push([Number(x), Number(y)]);
  }

  private refused([, colour, placement, ...rest]: string[]): void {
    const lies = this.picture.tiles.some((t) => placement!.endsWith(`@${t.x},${t.y}${t.dir}`));
    const tile = lies ? this.picture.tiles.at(-1)! : this.put(placement!, 'refused');
    for (const text of rest) if (text.includes('>')) this.stand(text, tile, colour as Colour, true);
  }

  private spots(line: string): void {
    const tile = this.picture.tiles.at(-1)!;
    const standing = this.picture.figures.filter((f) => f.x === tile.x && f.y === tile.y);
    for (const [text] of line.matchAll(/[a-z_]+>[\w.]+/g)) {
      const feature = text.split('>')[1]!;
      const segment = segment_named(this.tiles.get(tile.tile), tile.dir, feature);
      if (!standing.some((f) => f.segment === segment)) this.stand(text, tile, this.mover, true);
    }
  }

  private fail(why: string): never {
    throw new Error(`${this.where}: ${why}`);
  }
}

function turned(word: string, names: readonly string[], dir: Dir): string {
  const by = kSides.indexOf(dir) * (names.length / 4);
  return names[(names.indexOf(word) + by) % names.length]!;
}

function reaches(segment: Segment, kind: string, side: string, dir: Dir): boolean {
  if (segment.kind !== kind) return false;
  if (kind === 'field') return (segment.halves ?? []).some((half) => turned(half, kHalves, dir) === side);
  return (segment.edges ?? []).some((edge) => turned(edge, kSides, dir) === side);
}

/** The segment that `road.W` or `field.in` names on a tile that is turned like this; -1 if there is none. */
export function segment_named(tile: CatalogueTile | undefined, dir: Dir, feature: string): number {
  const [kind, side = ''] = feature.split('.');
  const segments = tile?.segments ?? [];
  if (kind === 'monastery' || kind === 'garden') return segments.findIndex((s) => s.kind === kind);
  if (kind === 'field' && side.startsWith('in')) {
    const inner = segments.flatMap((s, i) => (s.kind === 'field' && (s.halves ?? []).length === 0 ? [i] : []));
    return inner[Number(side.slice(2) || '1') - 1] ?? -1;
  }
  return segments.findIndex((s) => reaches(s, kind!, side, dir));
}

export function read_example(source: string, tiles: Tiles, where: string): RulePicture {
  return new Reader(tiles, where).read(source);
}
