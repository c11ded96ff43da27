import type { MatchState } from '@topspin/engine';
import type { MatchRow } from './store.ts';

/**
 * A match under way as this server last wrote it: its row, and the fold of its log. True for as long as the row has this
 * version, since nothing about a match or its log changes without it.
 */
export type KeptMatch = { readonly match: MatchRow; readonly state: MatchState };

/** The matches this server has scored last, so that the next point need not read the log again. */
export type KeptMatches = {
  readonly find: (id: string) => KeptMatch | undefined;
  readonly keep: (match: KeptMatch) => void;
  readonly forget: (id: string) => void;
};

/** As many tables as no hall has. */
const usualRoom = 256;
/** Twice what the longest matches take; what is longer is read again for each point rather than kept. */
const longestLog = 1000;

export function keepMatches(room = usualRoom): KeptMatches {
  const kept = new Map<string, KeptMatch>();
  const forget = (id: string): void => void kept.delete(id);
  return {
    find: (id) => kept.get(id),
    forget,
    keep(one) {
      forget(one.match.id);
      if (one.match.last_seq > longestLog) return;
      kept.set(one.match.id, one);
      const [oldest] = kept.keys();
      if (kept.size > room && oldest !== undefined) forget(oldest);
    },
  };
}
