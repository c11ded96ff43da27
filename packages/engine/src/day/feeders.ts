import { grouped } from '../grouped.ts';
import type { MatchId } from '../id.ts';

/** A match that decides a player of another one. */
export type Feeder = { readonly match: MatchId; readonly takes: 'winner' | 'loser' };

/** Where the winner and the loser of a match play next. */
export type Feeding = {
  readonly id: MatchId;
  readonly winnerTo: MatchId | null;
  readonly loserTo: MatchId | null;
};

type Feed = { readonly into: MatchId; readonly feeder: Feeder };

/** The matches that decide the players of each match. */
export function feedersAmong(matches: readonly Feeding[]): (match: MatchId) => readonly Feeder[] {
  const feeds = grouped(matches.flatMap(feedsOf), ({ into }) => [into]);
  return (match) => feeds(match).map(({ feeder }) => feeder);
}

function feedsOf({ id, winnerTo, loserTo }: Feeding): readonly Feed[] {
  const feeds: Feed[] = [];
  if (winnerTo !== null) feeds.push({ into: winnerTo, feeder: { match: id, takes: 'winner' } });
  if (loserTo !== null && loserTo !== winnerTo)
    feeds.push({ into: loserTo, feeder: { match: id, takes: 'loser' } });
  return feeds;
}
