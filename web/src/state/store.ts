// A value that tells its listeners when it changes. It keeps Svelte's store contract, and knows nothing of Svelte.

export type Listener<T> = (value: T) => void;

export interface Readable<T> {
  get(): T;
  subscribe(listener: Listener<T>): () => void;
}

export interface Store<T> extends Readable<T> {
  set(value: T): void;
  update(change: (value: T) => T): void;
}

export function make_store<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<Listener<T>>();
  const set = (next: T): void => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of [...listeners]) listener(value);
  };
  return {
    get: () => value,
    set,
    update: (change) => set(change(value)),
    subscribe(listener) {
      listeners.add(listener);
      listener(value);
      return () => void listeners.delete(listener);
    },
  };
}

/** A value computed from another one; computed again only when the source changes. */
export function derive<S, T>(source: Readable<S>, compute: (value: S) => T): Readable<T> {
  const out = make_store(compute(source.get()));
  source.subscribe((value) => out.set(compute(value)));
  return { get: out.get, subscribe: out.subscribe };
}
