import { itemAt } from '../item-at.ts';
import type { PlayerId } from '../id.ts';
import type { BestOf } from '../match/match.ts';
import { randomFrom } from '../random.ts';
import type { Random } from '../random.ts';
import type { RatingSettings } from '../rating/settings.ts';
import type { Group, GroupMatch } from '../standings/group.ts';
import { groupStandings } from '../standings/standings.ts';
import type { StandingRow } from '../standings/standings.ts';
import { drawSets, setModels, winnerOf } from './set-scores.ts';

/** A group in play and its players' ratings, which all of them need. Its lots are drawn anew in each ending. */
export type GroupToForecast = {
  readonly group: Omit<Group, 'lotSeed'>;
  readonly ratings: ReadonlyMap<PlayerId, number>;
  readonly bestOf: BestOf;
  readonly settings: Pick<RatingSettings, 'scale'>;
};

/** How a player finishes in the simulated endings of a group. */
export type GroupPlayerForecast = {
  readonly player: PlayerId;
  /** The share of endings, from 0 to 1, in each position, first position first. */
  readonly positions: readonly number[];
  readonly meanPosition: number;
  /** Matches won and match points on average, those with a result included. */
  readonly wins: number;
  readonly matchPoints: number;
  /** The share of endings in which another player has as many match points. */
  readonly tied: number;
};

/** The progress of a forecast; it states the players by mean position, best first. */
export type GroupProgress = {
  readonly done: number;
  readonly runs: number;
  readonly forecast: () => readonly GroupPlayerForecast[];
};

type PlayOut = (match: GroupMatch, random: Random) => GroupMatch;

/** Simulates a match without a result; one with a result keeps it. */
const playingOut = ({ ratings, bestOf, settings }: GroupToForecast): PlayOut => {
  const models = setModels(settings);
  const ratingOf = (player: PlayerId): number => {
    const rating = ratings.get(player);
    if (rating === undefined) throw new Error(`Player ${player} has no rating`);
    return rating;
  };
  return (match, random) => {
    if (match.result !== undefined) return match;
    const sets = drawSets(models(ratingOf(match.a), ratingOf(match.b), bestOf), bestOf, random);
    return { ...match, result: { outcome: 'played', winner: winnerOf(sets), sets } };
  };
};

type Tally = { readonly positions: number[]; wins: number; matchPoints: number; tied: number };

const count = (tallies: ReadonlyMap<PlayerId, Tally>, rows: readonly StandingRow[]): void => {
  for (const { player, position, won, matchPoints } of rows) {
    const tally = tallies.get(player) as Tally;
    tally.positions[position - 1] = itemAt(tally.positions, position - 1) + 1;
    tally.wins += won;
    tally.matchPoints += matchPoints;
    if (rows.some((other) => other.player !== player && other.matchPoints === matchPoints)) tally.tied += 1;
  }
};

const forecastOf = (tallies: ReadonlyMap<PlayerId, Tally>, runs: number): readonly GroupPlayerForecast[] =>
  [...tallies]
    .map(([player, { positions, wins, matchPoints, tied }]) => ({
      player,
      positions: positions.map((times) => times / runs),
      meanPosition: positions.reduce((sum, times, index) => sum + times * (index + 1), 0) / runs,
      wins: wins / runs,
      matchPoints: matchPoints / runs,
      tied: tied / runs,
    }))
    .toSorted((one, other) => one.meanPosition - other.meanPosition);

/**
 * How the players of a group finish, by simulating the matches without a result this many times, at least once, according to
 * the ratings. A generator: it yields its progress after each ending, and stops when no longer iterated; the
 * same seed gives the same forecast. Only the standings state certainties: a share of 1 here means that it happened
 * every time. Throws if a player of a match has no rating, which is a bug in the caller.
 */
export function* forecastGroup(
  input: GroupToForecast,
  { runs, seed }: { readonly runs: number; readonly seed: string },
): Generator<GroupProgress, void> {
  const { players, matches } = input.group;
  const playOut = playingOut(input);
  const random = randomFrom(seed);
  const tallies = new Map(
    players.map((player): [PlayerId, Tally] => [
      player,
      { positions: new Array<number>(players.length).fill(0), wins: 0, matchPoints: 0, tied: 0 },
    ]),
  );
  for (let done = 1; done <= runs; done += 1) {
    const finished = matches.map((match) => playOut(match, random));
    count(tallies, groupStandings({ players, matches: finished, lotSeed: `${seed} ${done}` }));
    yield { done, runs, forecast: () => forecastOf(tallies, done) };
  }
}
