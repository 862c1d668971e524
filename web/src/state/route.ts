// `#/table/K7QP2M` in the address leads to a table on the server.
export function table_in(hash: string): string | null {
  return /^#\/table\/([A-Za-z0-9]{3,16})$/.exec(hash)?.[1]?.toUpperCase() ?? null;
}

export function table_link(place: { href: string }, code: string): string {
  return `${place.href.split('#')[0]}#/table/${code}`;
}
