// The messages of docs/protocol.md, word for word. Nothing here is invented by the page.

export type Dir = 'N' | 'E' | 'S' | 'W';
export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'black' | 'pink';
export type SeatKind = 'person' | 'computer' | 'open';
export type FeatureKind = 'road' | 'city' | 'monastery' | 'field' | 'garden' | 'river';
/** What an award is for: a feature, or what a variant names. */
export type AwardKind = Exclude<FeatureKind, 'river'> | 'goods';
export type Step = 'take' | 'give_up' | 'place' | 'figure' | 'confirm' | 'again' | 'offer' | 'sale' | 'none';
export type Good = 'wine' | 'grain' | 'cloth';
export type Phase = 'waiting' | 'playing' | 'over';

export interface Segment {
  kind: FeatureKind;
  edges?: Dir[];
  halves?: string[];
  cities?: number[];
  coats?: number;
  end?: string;
  marks?: string[];
}

export interface TileKind {
  letter: string;
  name: string;
  count: number;
  edges: string[];
  segments: Segment[];
  marks?: string[];
  directions: number;
  illustrations?: Record<string, string[][]>;
}

/** A design that this game has made or exchanged: it stands for the tile of that whole name. */
export interface OwnDesign extends TileKind {
  tile: string;
}

export interface TileSet {
  set: string;
  title: Record<string, string>;
  start: string;
  tiles: TileKind[];
}

export interface Catalogue {
  sets: TileSet[];
}

export interface Condition {
  name: string;
  value: string;
  is: boolean;
}

/** Both conditions may not hold together. The name `tiles` stands for a set in play. */
export interface Exclusion {
  a: Condition;
  b: Condition;
  rule: string;
  text: string;
}

export interface Option {
  name: string;
  values: string[];
  default: string;
  rule: string;
  help: string;
  /** Any value of the form of `values` will do. */
  free: boolean;
}

export interface SetupSeat {
  name?: string;
  colour: Colour;
  kind: SeatKind;
  level?: string;
}

export interface Setup {
  seats: SetupSeat[];
  tiles: string[];
  rules: Record<string, string>;
  seed?: string;
}

export type Command =
  | { do: 'take'; tile: string }
  | { do: 'place'; x: number; y: number; dir: Dir }
  | { do: 'figure'; figure: string; feature: string }
  | { do: 'take_back'; figure: string; x: number; y: number }
  | { do: 'again' }
  | { do: 'offer'; points: number }
  | { do: 'sell'; seat: number }
  | { do: 'undo' }
  | { do: 'confirm' };

export type ClientMessage =
  | { type: 'hello'; protocol: 1 }
  | { type: 'new'; seq: number; setup: Setup }
  | { type: 'open'; seq: number; text: string }
  | { type: 'join'; seq: number; table: string; name?: string; token?: string; watch?: boolean }
  | { type: 'command'; seq: number; version: number; command: Command }
  | { type: 'sync'; seq: number; after: number }
  | { type: 'record'; seq: number };

export interface Seat {
  name: string;
  colour: Colour;
  kind: SeatKind;
  level: string;
  points: number;
  supply: Record<string, number>;
  goods?: Record<Good, number>;
  /** Tiles in hand; null is one that this client may not see. */
  hand?: ({ tile: string; copy: number } | null)[];
  present: boolean;
}

export interface PlacedTile {
  x: number;
  y: number;
  tile: string;
  dir: Dir;
  copy: number;
  turn: number;
  seat: number | null;
}

export interface PlacedFigure {
  seat: number;
  figure: string;
  x: number;
  y: number;
  feature: string;
  segment: number;
}

/** Where a figure may go on the pending tile; or a figure elsewhere that may be taken back. */
export interface Spot {
  figure: string;
  feature: string;
  segment: number;
  take_back?: boolean;
  x?: number;
  y?: number;
}

/** What a question may be answered with: a tile of the hand, or a seat's bid. */
export interface Choice {
  tile?: string;
  seat?: number;
  points?: number;
}

export interface Placement {
  x: number;
  y: number;
  dirs: Dir[];
}

export interface Award {
  event: 'award';
  version?: number;
  turn: number;
  seat: number;
  kind: AwardKind;
  complete: boolean;
  final: boolean;
  points: number;
  rule: string;
  tiles: number;
  coats: number;
  cities: number;
  neighbours: number;
  shared: boolean;
  extra?: number;
  token?: string;
  x?: number;
  y?: number;
  feature?: string;
  cells?: [number, number][];
}

export interface Pending {
  x: number;
  y: number;
  dir: Dir;
  figures: Spot[];
  awards: Award[];
}

export type KindPoints = Record<string, number>;

export interface SheetRow {
  seat: number;
  in_play: KindPoints;
  final: KindPoints;
  total: number;
}

export interface View {
  version: number;
  you: number[];
  state: Phase;
  turn: number;
  seat: number;
  /** Who decides now. */
  actor: number;
  step: Step;
  seats: Seat[];
  tiles: PlacedTile[];
  figures: PlacedFigure[];
  drawn: { tile: string; copy: number } | null;
  pending: Pending | null;
  choices: Choice[];
  placements: Placement[];
  spots: Spot[];
  left: number;
  remaining: { tile: string; left: number }[];
  discards: string[];
  result: { winners: number[]; sheet: SheetRow[] } | null;
  rules: Record<string, string>;
  designs?: OwnDesign[];
  commitment?: string;
  reveal?: { order: string[]; salt: string } | null;
}

interface Versioned {
  version: number;
}

export type GameEvent = Versioned &
  (
    | { event: 'start'; x: number; y: number; tile: string; dir: Dir }
    | { event: 'draw'; turn: number; seat: number; tile: string }
    | { event: 'discard'; turn: number; seat: number; tile: string }
    | { event: 'set_aside'; turn: number; seat: number; tile: string }
    | { event: 'hold'; turn: number; seat: number; tile?: string }
    | { event: 'offer'; turn: number; seat: number }
    | { event: 'sale'; turn: number; seat: number; points: number }
    | { event: 'token'; turn: number; seat: number; token: string; count: number }
    | { event: 'place'; turn: number; seat: number; tile: string; x: number; y: number; dir: Dir }
    | ({ event: 'figure'; turn: number; seat: number } & PlacedFigure)
    | Award
    | ({ event: 'return'; turn: number } & PlacedFigure)
    | { event: 'over'; winners: number[]; points: number[]; reason: string }
  );

export interface Welcome {
  type: 'welcome';
  protocol: number;
  catalogue: Catalogue;
  options: Option[];
  exclusions: Exclusion[];
  levels: string[];
  colours: Colour[];
}

export interface TableMessage {
  type: 'table';
  seq?: number;
  table: string;
  seats: number[];
  token?: string;
}

export interface Update {
  type: 'update';
  seq?: number;
  version: number;
  events: GameEvent[];
  view: View;
}

export interface Refused {
  type: 'refused';
  seq?: number;
  version: number;
  reason: string;
  rule: string;
  text: string;
  detail?: Record<string, unknown>;
}

export interface ErrorMessage {
  type: 'error';
  seq?: number;
  code: string;
  text: string;
  line?: number;
  column?: number;
}

export interface RecordMessage {
  type: 'record';
  seq?: number;
  text: string;
}

export type TableAnswer = Welcome | TableMessage | Update | Refused | ErrorMessage | RecordMessage;

// Distributes over the union, so that each message keeps its own members.
type WithoutSeq<T> = T extends unknown ? Omit<T, 'seq'> : never;
export type Request = WithoutSeq<ClientMessage>;
