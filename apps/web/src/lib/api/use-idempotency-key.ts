import { useMemo, useRef } from 'react';
import { randomId } from '#lib/random-id.ts';
import { tryKey, untry } from './tries.ts';

type Attempt = {
  /** The key of a creation: the same for the same input until it has succeeded. */
  readonly keyOf: (input: unknown) => string;
  /** It succeeded: the same input again is a new creation. */
  readonly end: () => void;
};

/**
 * Reuses the key for a retry after a lost connection, so that nothing is created twice. Under a name, a retry after a
 * reload has the same key too.
 */
export function useIdempotencyKey(name?: string): Attempt {
  const last = useRef<{ readonly written: string; readonly key: string } | null>(null);
  return useMemo(
    () => ({
      keyOf: (input) => {
        const written = JSON.stringify(input ?? null);
        if (last.current?.written !== written)
          last.current = { written, key: name === undefined ? randomId() : tryKey(name + written) };
        return last.current.key;
      },
      end: () => {
        if (name !== undefined && last.current !== null) untry(name + last.current.written);
        last.current = null;
      },
    }),
    [name],
  );
}
