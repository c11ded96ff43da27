import type { Day, QueueRow } from '@topspin/contract';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useFreeTables } from '../times/estimates.tsx';
import { type Ahead, aheadIn } from './ahead.ts';

const All = createContext<ReadonlyMap<string, Ahead>>(new Map());

type Props = Pick<Day, 'matches'> & { readonly queue: readonly QueueRow[]; readonly children: ReactNode };

/** Finds once, for all rows, what stands before each match that can be called. */
export function AllAhead({ queue, matches, children }: Props) {
  const free = useFreeTables();
  const all = useMemo(() => aheadIn(queue, matches, free), [queue, matches, free]);
  return <All value={all}>{children}</All>;
}

/** The obstacle to a match that can be called; undefined for any other match. */
export const useAhead = (match: string): Ahead | undefined => use(All).get(match);
