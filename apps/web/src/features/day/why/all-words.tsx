import type { Day, QueueRow } from '@topspin/contract';
import { createContext, use, type ReactNode } from 'react';
import { type RowWords, useRowWords } from './row-words.ts';

const Words = createContext<(row: QueueRow) => RowWords>(() => ({ words: '', untold: 0 }));

/** Prepares once, for all rows, what says why each stands where it does. */
export const AllWords = ({ day, children }: { readonly day: Day; readonly children: ReactNode }) => (
  <Words value={useRowWords(day)}>{children}</Words>
);

/** Why a row stands where it does, or what it waits for. */
export const useWordsOf = (row: QueueRow): RowWords => use(Words)(row);
