import { useRef } from 'react';
import { randomId } from '#lib/random-id.ts';

/** Gives the same key for the same body, so that a second click, or a try after a lost line, creates nothing twice. */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef<{ readonly written: string; readonly key: string } | null>(null);
  return (body) => {
    const written = JSON.stringify(body);
    if (last.current?.written !== written) last.current = { written, key: randomId() };
    return last.current.key;
  };
}
