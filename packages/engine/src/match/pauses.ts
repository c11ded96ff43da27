import type { MatchState } from './fold.ts';

/** A time-out lasts at most a minute (3.4.4.2), in ms. */
export const timeoutLength = 60_000;

/** A suspension for an accident lasts at most ten minutes (3.4.4.3), in ms. */
export const suspensionLength = 10 * 60_000;

/** An interval between two sets lasts at most a minute (3.4.4.1.1), in ms. */
export const intervalLength = 60_000;

/** A pause in play, and the instant by which play resumes, in ms since the epoch. */
export type Pause = { readonly kind: 'timeout' | 'suspension' | 'interval'; readonly until: number };

/** The pause that a match is in: a time-out or a suspension until the next event of the log, an interval until the next set begins. */
export const pauseOf = (state: MatchState): Pause | undefined => {
  const last = state.events.at(-1);
  if (last?.type === 'timeout') return { kind: 'timeout', until: last.at + timeoutLength };
  if (last?.type === 'suspension') return { kind: 'suspension', until: last.at + suspensionLength };
  const ended = state.sets.findLast(({ endedAt }) => endedAt !== undefined)?.endedAt;
  return state.interval && ended !== undefined
    ? { kind: 'interval', until: ended + intervalLength }
    : undefined;
};
