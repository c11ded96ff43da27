import type { MatchId, OpenId, PlayerId } from '../id.ts';

/** A finished match that counts for the rating. `event` is the open it belongs to. */
export type RatedMatch = {
  readonly id: MatchId;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
  readonly a: PlayerId;
  readonly b: PlayerId;
  readonly winner: 'a' | 'b';
  readonly event?: OpenId;
};

/** Rated matches are ordered by finish time, then by id. */
export const byFinish = (
  one: Pick<RatedMatch, 'finishedAt' | 'id'>,
  other: Pick<RatedMatch, 'finishedAt' | 'id'>,
): number => {
  if (one.finishedAt !== other.finishedAt) return one.finishedAt - other.finishedAt;
  return one.id < other.id ? -1 : 1;
};
