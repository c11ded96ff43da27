import { useSyncExternalStore } from 'react';

const prefix = 'topspin.lists.';

/** Named lists of items on this device, each in order. */
export type StoredLists<T> = {
  readonly read: (name: string) => readonly T[];
  /** Stores a list, so that a reload or a flat battery loses nothing. */
  readonly write: (name: string, items: readonly T[]) => void;
  readonly use: (name: string) => readonly T[];
};

/** A private window may deny storage; the list then lasts until the page is closed. */
const memory = new Map<string, string>();

function readText(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

function writeText(name: string, text: string | null): void {
  memory.delete(name);
  try {
    if (text === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, text);
  } catch {
    if (text !== null) memory.set(name, text);
  }
}

/** Lists of items of one type. Anything else, such as items left by an older version, is ignored. */
export function createStoredLists<T>(isItem: (item: unknown) => item is T): StoredLists<T> {
  const listeners = new Set<() => void>();
  const known = new Map<string, { readonly text: string | null; readonly items: readonly T[] }>();

  const parsed = (text: string | null): readonly T[] => {
    const items: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(items) && items.every(isItem) ? items : [];
  };
  // The array is the same object until the list changes.
  const read = (name: string): readonly T[] => {
    const text = readText(name);
    const before = known.get(name);
    if (before?.text === text) return before.items;
    const items = parsed(text);
    known.set(name, { text, items });
    return items;
  };
  const write = (name: string, items: readonly T[]): void => {
    writeText(name, items.length === 0 ? null : JSON.stringify(items));
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  return { read, write, use: (name) => useSyncExternalStore(subscribe, () => read(name)) };
}
