import type { QueueRow } from '@topspin/contract';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useFreeTables } from '../times/estimates.tsx';

const Ahead = createContext<ReadonlyMap<string, number>>(new Map());

type Props = { readonly queue: readonly QueueRow[]; readonly children: ReactNode };

/** Counts once, for all rows, how many matches that can be called stand before each of them. */
export function CountAhead({ queue, children }: Props) {
  const ahead = useMemo(
    () => new Map(queue.filter(({ ready }) => ready).map(({ match_id }, before) => [match_id, before])),
    [queue],
  );
  return <Ahead value={ahead}>{children}</Ahead>;
}

/** How many of the matches that can be called stand before one of them, and whether there is a table for it, too; undefined of another one. */
export function useAhead(match: string): { readonly count: number; readonly hasTable: boolean } | undefined {
  const count = use(Ahead).get(match);
  const free = useFreeTables();
  return count === undefined ? undefined : { count, hasTable: count < free };
}
