const prefix = 'topspin.outbox.';

/** A private window may refuse storage; then the queue lasts as long as the page. */
const memory = new Map<string, string>();

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    memory.set(key, text ?? '[]');
  }
}

/** What was written on this device under a name and has not been acknowledged by the server yet, in order. */
export function readOutbox<T>(name: string): readonly T[] {
  const stored: unknown = JSON.parse(readText(prefix + name) ?? '[]');
  return Array.isArray(stored) ? (stored as T[]) : [];
}

/** Keeps what has still to be sent, so that a reload or a flat battery loses nothing. */
export const writeOutbox = <T>(name: string, items: readonly T[]): void =>
  writeText(prefix + name, items.length === 0 ? null : JSON.stringify(items));
