import { useEffect, useState } from 'react';

/** Longer than the time between two impatient clicks, in milliseconds. */
export const calmAfter = 600;

let writing = 0;
let lastEnd = Number.NEGATIVE_INFINITY;

/** Marks the start of a write; call the returned function at its end. */
export function writeBegins(): () => void {
  writing += 1;
  return () => {
    writing -= 1;
    lastEnd = performance.now();
  };
}

/** Resets the state, for the next test. */
export function forgetWrites(): void {
  lastEnd = Number.NEGATIVE_INFINITY;
}

const isRestless = (): boolean => writing > 0 || performance.now() - lastEnd < calmAfter;

/**
 * Whether a button must ignore clicks for now: its meaning has just changed, or a write has just put it under
 * the finger. A click this soon was meant for what was there before.
 */
export function useSettling(meaning: string): boolean {
  const [seen, setSeen] = useState(() => ({ meaning, settled: !isRestless() }));
  if (seen.meaning !== meaning) setSeen({ meaning, settled: false });
  useEffect(() => {
    if (seen.settled) return undefined;
    const timer = setTimeout(() => setSeen({ meaning: seen.meaning, settled: true }), calmAfter);
    return () => clearTimeout(timer);
  }, [seen]);
  return !seen.settled;
}
