import type { Match } from '@topspin/contract';

type Candidate = Pick<Match, '_id' | 'state' | 'started_at' | 'finished_at'>;

/** The matches of an open, or of one of its tables, in play, ready to be called or just over. */
export type Around<M> = { readonly shown: M | null; readonly next: M | null };

/** For how long a finished match stays on the screen while no other begins, in milliseconds. */
const resultStaysFor = 3 * 60_000;

const time = (instant: string | null): number => (instant === null ? 0 : Date.parse(instant));

/**
 * The match on a scoreboard, which is the one that started last or, when nothing is in play, the one that has just ended; and
 * the next one, from matches given in the order of the day.
 */
export function currentMatch<M extends Candidate>(matches: readonly M[], now: number): Around<M> {
  const [live] = matches
    .filter(({ state }) => state === 'inPlay')
    .toSorted((one, other) => time(other.started_at) - time(one.started_at));
  const [over] = matches
    .filter(({ state, finished_at: at }) => state === 'finished' && now - time(at) < resultStaysFor)
    .toSorted((one, other) => time(other.finished_at) - time(one.finished_at));
  const next = matches.find(({ state }) => state === 'enrolled');
  return { shown: live ?? over ?? null, next: next ?? null };
}
