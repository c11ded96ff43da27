import { useEffect, useState } from 'react';

/** The page after this one; the first one if it is gone. */
export const pageAfter = (keys: readonly string[], key: string | null): string | null =>
  keys[(keys.indexOf(key ?? '') + 1) % keys.length] ?? null;

/** Turns through pages, each for so many seconds; returns the index of the one to show. */
export function useTurn(keys: readonly string[], seconds: number): number {
  const [key, setKey] = useState<string | null>(null);
  const pages = keys.join('\n');
  useEffect(() => {
    const turn = () => setKey((shown) => pageAfter(pages.split('\n'), shown ?? pages.split('\n')[0] ?? null));
    const timer = setInterval(turn, seconds * 1000);
    return () => clearInterval(timer);
  }, [pages, seconds]);
  return Math.max(keys.indexOf(key ?? ''), 0);
}
