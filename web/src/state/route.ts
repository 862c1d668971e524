// The address says what is shown: `#/table/K7QP2M` a table on the server, `#/rules/R-ROAD-5` a rule.
export function table_in(hash: string): string | null {
  return /^#\/table\/([A-Za-z0-9]{3,16})$/.exec(hash)?.[1]?.toUpperCase() ?? null;
}

export function table_link(place: { href: string }, code: string): string {
  return `${place.href.split('#')[0]}#/table/${code}`;
}

/** The rule or section that is asked for, an empty text for the rules as a whole; null elsewhere. */
export function rules_in(hash: string): string | null {
  const found = /^#\/rules(?:\/([\w-]{1,40}))?\/?$/.exec(hash);
  return found ? (found[1] ?? '') : null;
}

export function rules_link(rule: string): string {
  return rule === '' ? '#/rules' : `#/rules/${rule}`;
}

/** Where the game is that one came from: a table on the server has an address, a game at this screen none. */
export function game_link(code: string | undefined): string {
  return code ? `#/table/${code}` : '#/';
}
