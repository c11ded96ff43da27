import type { MatchId, PlayerId, RatedMatch, Side } from '@topspin/engine';
import type { Point } from './store.ts';

type Finished = {
  readonly id: MatchId;
  readonly finished_at: Date | null;
  readonly player_a: PlayerId | null;
  readonly player_b: PlayerId | null;
};

type Ended = Finished & {
  readonly open_id: string;
  readonly rated: boolean;
  readonly winner: Side | null;
};

/** The match as the rating engine takes it; undefined if it is not rated. */
export function ratedMatch(match: Ended): RatedMatch | undefined {
  const { id, finished_at, player_a: a, player_b: b, rated, winner, open_id } = match;
  if (!rated || finished_at === null || winner === null || a === null || b === null) return undefined;
  return { id, finishedAt: finished_at.getTime(), a, b, winner, event: open_id };
}

/** A match whose result changed: its place in the ledger and its players. */
export type Retaken = Point & { readonly players: readonly PlayerId[] };

/** Matches as they were before their result was changed or taken back; one that was not finished never counted. */
export const retaken = (matches: readonly Finished[]): Retaken[] =>
  matches.flatMap(({ id, finished_at, player_a, player_b }) => {
    if (finished_at === null) return [];
    const players = [player_a, player_b].filter((player) => player !== null);
    return [{ id, finishedAt: finished_at.getTime(), players }];
  });
