// The options of the setup form: in which group each stands, when it has a say, and what may not go together.
import type { Condition, Exclusion, Option } from '../protocol/types';

/** What was chosen: values of options, and how often each tile set is in play. */
export interface Choice {
  rules: Record<string, string>;
  tiles: Record<string, number>;
}

export interface OptionGroup {
  name: string;
  options: Option[];
}

/** In this order; an option that no group names stands in the last one. */
const kGroups: Record<string, string[]> = {
  game: ['edition', 'rules_profile', 'first_player', 'dice_markers'],
  scoring: ['farmers', 'tiny_city'],
  river: ['river_print', 'river_uturn', 'river_start_tile', 'river_ends_divide'],
  abbot: [],
  inns: ['large_meeple', 'inns_rules', 'inns_final', 'ic_c_inn'],
  traders: ['goods', 'builder', 'builder_turn', 'pig'],
  phantom: [],
  labyrinths: ['labyrinth', 'labyrinth_count', 'labyrinth_bonus', 'labyrinth_arms'],
  german_monasteries: ['monasteries_replace', 'prior_recall'],
  table: ['table.mode', 'table.size', 'table.panels', 'table.blocked', 'table_edge_completes', 'border_counts'],
  house: ['draw_ahead', 'draw_ahead_hidden', 'hand', 'hand_hidden', 'buy_tile', 'start_from_bag', 'unplaceable', 'trees_do_not_end_roads', 'fill_hole_extra_turn', 'no_incomplete_scoring'],
  more: [],
};

/** What the page chooses by itself, or by a card of its own. */
const kElsewhere = new Set(['sixth_player', 'solo', 'abbot', 'phantom', 'german_monasteries']);

/** An option has a say only while all of these hold: another option's value is one of the list, or a set is in play. */
const kNeeds: Record<string, Record<string, string[]>> = {
  river_print: { tiles: ['river'] },
  river_uturn: { tiles: ['river'] },
  river_start_tile: { tiles: ['river'] },
  river_ends_divide: { tiles: ['river'] },
  large_meeple: { tiles: ['inns'] },
  inns_rules: { tiles: ['inns'] },
  inns_final: { tiles: ['inns'], inns_rules: ['on'] },
  ic_c_inn: { tiles: ['inns'], inns_rules: ['on'] },
  goods: { tiles: ['traders'] },
  builder: { tiles: ['traders'] },
  builder_turn: { tiles: ['traders'], builder: ['true'] },
  pig: { tiles: ['traders'] },
  labyrinth_count: { labyrinth: ['basic', 'advanced'] },
  labyrinth_bonus: { labyrinth: ['advanced'], tiles: ['traders'], builder: ['true'] },
  labyrinth_arms: { labyrinth: ['advanced'] },
  monasteries_replace: { german_monasteries: ['true'] },
  prior_recall: { german_monasteries: ['true'], abbot: ['true'] },
  'table.size': { 'table.mode': ['standard', 'shift', 'extension'] },
  'table.panels': { 'table.mode': ['extension'] },
  'table.blocked': { 'table.mode': ['floor'] },
  table_edge_completes: { 'table.mode': ['standard'] },
  border_counts: { table_edge_completes: ['true'] },
  draw_ahead_hidden: { draw_ahead: ['true'] },
  hand_hidden: { hand: ['3'] },
  dice_markers: {},
};

export function option_groups(options: Option[]): OptionGroup[] {
  const named = new Set(Object.values(kGroups).flat());
  const of = (name: string): Option[] =>
    name === 'more'
      ? options.filter((o) => !named.has(o.name) && !kElsewhere.has(o.name))
      : kGroups[name]!.flatMap((wanted) => options.filter((o) => o.name === wanted));
  return Object.keys(kGroups)
    .map((name) => ({ name, options: of(name) }))
    .filter((group) => group.options.length > 0);
}

export function has_set(choice: Choice, set: string): boolean {
  return (choice.tiles[set] ?? 0) > 0;
}

/** What was chosen for an option, if it may be so; else its default. */
export function chosen_value(choice: Choice, option: Option): string {
  const value = choice.rules[option.name];
  return value !== undefined && is_valid(option, value) ? value : option.default;
}

/** Whether an option has a say. */
export function is_active(choice: Choice, options: Option[], name: string): boolean {
  return Object.entries(kNeeds[name] ?? {}).every(([needed, values]) =>
    needed === 'tiles' ? values.every((set) => has_set(choice, set)) : values.includes(value_of(choice, options, needed)),
  );
}

/** The value that counts in the game: that of an option without a say is its default. */
export function value_of(choice: Choice, options: Option[], name: string): string {
  const option = options.find((o) => o.name === name);
  if (!option) return '';
  return is_active(choice, options, name) ? chosen_value(choice, option) : option.default;
}

/** The values that differ from their defaults. */
export function changed_rules(choice: Choice, options: Option[]): Record<string, string> {
  const changed = options
    .map((option): [string, string] => [option.name, value_of(choice, options, option.name)])
    .filter(([name, value]) => options.find((o) => o.name === name)?.default !== value);
  return Object.fromEntries(changed);
}

const kForms: Record<string, RegExp> = {
  'table.size': /^[1-9]\d?x[1-9]\d?$/,
  'table.panels': /^(none|[NESW][1-9]\d?(\+[NESW][1-9]\d?){0,63})$/,
  'table.blocked': /^(none|-?\d{1,4},-?\d{1,4}(\+-?\d{1,4},-?\d{1,4}){0,63})$/,
};

export function is_valid(option: Option, value: string): boolean {
  if (option.values.includes(value)) return true;
  return option.free && (kForms[option.name]?.test(value) ?? value !== '');
}

/** Whether something that the person wrote cannot be read. */
export function has_mistake(choice: Choice, options: Option[]): boolean {
  return options.some((option) => {
    const value = choice.rules[option.name];
    return option.free && value !== undefined && is_active(choice, options, option.name) && !is_valid(option, value);
  });
}

function holds(condition: Condition, choice: Choice, options: Option[]): boolean {
  const equal =
    condition.name === 'tiles'
      ? has_set(choice, condition.value)
      : value_of(choice, options, condition.name) === condition.value;
  return equal === condition.is;
}

/** The first two things that may not go together, or null. */
export function conflict_in(choice: Choice, options: Option[], exclusions: Exclusion[]): Exclusion | null {
  return exclusions.find(({ a, b }) => holds(a, choice, options) && holds(b, choice, options)) ?? null;
}
