import type { MatchState } from '@topspin/engine';
import type { MatchRow } from '#features/competition/store/matches.ts';

/** What a log says of its match: its fold, how long it is, and when it was last written. */
export type Score = { readonly state: MatchState; readonly seq: number; readonly now: Date };

const startOf = ({ started_at }: MatchRow, { state, now }: Score): Date | null =>
  state.status === 'enrolled' ? null : (started_at ?? now);

/** A match as it goes on from there, whatever becomes of its result. */
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

/** Who is told of a point. */
export const topicsOf = ({ id, open_id }: Pick<MatchRow, 'id' | 'open_id'>) => [
  `match:${id}`,
  `open:${open_id}`,
];
