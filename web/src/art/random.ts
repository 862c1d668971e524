/** Seeded random numbers: one independent stream per element, so that dropping an element moves no other. */

export interface Random {
  /** In [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** In [-reach, reach]. */
  around(reach: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
}

function hash_text(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function random_stream(seed: string, element: string): Random {
  let state = hash_text(`${seed}/${element}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  return {
    next,
    between,
    around: (reach) => between(-reach, reach),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)]!,
  };
}
