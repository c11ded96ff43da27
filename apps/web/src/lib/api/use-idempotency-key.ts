import { useMemo, useRef } from 'react';
import { randomId } from '#lib/random-id.ts';

type Attempt = {
  /** The key of a creation: the same for the same input until it has succeeded. */
  readonly keyOf: (input: unknown) => string;
  /** It succeeded: the same input again is a new creation. */
  readonly end: () => void;
};

/** Reuses the key for a retry after a lost connection, so that nothing is created twice. */
export function useIdempotencyKey(): Attempt {
  const last = useRef<{ readonly written: string; readonly key: string } | null>(null);
  return useMemo(
    () => ({
      keyOf: (input) => {
        const written = JSON.stringify(input ?? null);
        if (last.current?.written !== written) last.current = { written, key: randomId() };
        return last.current.key;
      },
      end: () => {
        last.current = null;
      },
    }),
    [],
  );
}
