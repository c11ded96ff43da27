import type { Match } from '@topspin/contract';
import { hasScore } from '#domain/match/how-ended.ts';
import { otherSide, type Side } from '@topspin/engine';

type Played = Pick<Match, '_id' | 'a' | 'b' | 'sets' | 'sets_won' | 'winner' | 'state' | 'annulled'>;

/** A match from one player's point of view, for the results grid. */
export type CrossResult = {
  readonly matchId: string;
  /** Sets won and lost, or a dot if it has not been played yet. */
  readonly score: string;
  /** The sets, written out: `11-9, 8-11, 11-6`. */
  readonly sets: string;
  readonly won: boolean;
  /** In play: the score is not final. */
  readonly live: boolean;
  /** The side of the match that this player is. */
  readonly side: Side;
};

/** The result of a player against an opponent; undefined while they have no match. */
export function crossResult(
  matches: readonly Played[],
  player: string,
  opponent: string,
): CrossResult | undefined {
  for (const match of matches) {
    const side = sideOf(match, player);
    if (side !== undefined && match[otherSide(side)]?._id === opponent) return seenFrom(match, side);
  }
  return undefined;
}

const sideOf = (match: Played, player: string): Side | undefined => {
  if (match.a?._id === player) return 'a';
  return match.b?._id === player ? 'b' : undefined;
};

function seenFrom(match: Played, side: Side): CrossResult {
  const other = otherSide(side);
  return {
    matchId: match._id,
    score: hasScore(match) ? `${match.sets_won[side]}–${match.sets_won[other]}` : '·',
    sets: match.sets.map((set) => `${set[side]}-${set[other]}`).join(', '),
    won: match.winner === side,
    live: match.state === 'inPlay',
    side,
  };
}
