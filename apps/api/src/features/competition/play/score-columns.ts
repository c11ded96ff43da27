import type { MatchState } from '@topspin/engine';
import type { MatchRow } from '#features/competition/store/matches.ts';

/** What follows from a log: its fold, its length, and when it was last written. */
export type Score = { readonly state: MatchState; readonly seq: number; readonly now: Date };

const startOf = ({ started_at }: MatchRow, { state, now }: Score): Date | null =>
  state.status === 'enrolled' ? null : (started_at ?? now);

/** The columns of a match from its log, regardless of a result. */
export const scoredMatch = (match: MatchRow, score: Score): MatchRow => ({
  ...match,
  last_seq: score.seq,
  started_at: startOf(match, score),
});

/** The columns of a match that is not over. */
export const columnsUnderWay = (match: MatchRow, score: Score) => ({
  last_seq: score.seq,
  started_at: startOf(match, score),
  state: score.state.status,
  sets_won_a: score.state.setsWon.a,
  sets_won_b: score.state.setsWon.b,
});
