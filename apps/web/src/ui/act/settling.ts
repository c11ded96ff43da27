import { useEffect, useState } from 'react';

/** Longer than the two clicks of a double click, or of an impatient finger, are apart, in milliseconds. */
export const calmAfter = 600;

let writing = 0;
let lastEnd = Number.NEGATIVE_INFINITY;

/** Says that something is being written; call what it returns when that is over. */
export function writeBegins(): () => void {
  writing += 1;
  return () => {
    writing -= 1;
    lastEnd = performance.now();
  };
}

/** As if nothing had been written yet, for the next test. */
export function forgetWrites(): void {
  lastEnd = Number.NEGATIVE_INFINITY;
}

const isRestless = (): boolean => writing > 0 || performance.now() - lastEnd < calmAfter;

/**
 * Whether a button must not take a click yet: it has just come to mean something else, or a write has just put it under
 * the finger. A click that comes that soon was meant for what was there before.
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
