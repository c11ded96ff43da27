import { itemAt } from '../item-at.ts';
import type { PlayerId } from '../id.ts';
import type { BestOf } from '../match/match.ts';
import { randomFrom } from '../random.ts';
import type { Random } from '../random.ts';
import type { RatingSettings } from '../rating/settings.ts';
import type { Group, GroupMatch } from '../standings/group.ts';
import { groupStandings } from '../standings/standings.ts';
import { drawSets, setModels, winnerOf } from './set-scores.ts';

/** A group in play and its players' ratings, which all of them need. */
export type GroupToForecast = {
  readonly group: Group;
  readonly ratings: ReadonlyMap<PlayerId, number>;
  readonly bestOf: BestOf;
  readonly settings: Pick<RatingSettings, 'scale'>;
};

/** A player's share, from 0 to 1, of simulated outcomes in each position, first position first. */
export type GroupForecast = ReadonlyMap<PlayerId, readonly number[]>;

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

/**
 * How likely each player of a group is to finish in each position, by simulating the matches without a result
 * this many times according to the ratings. Only the standings state certainties: a share of 1 here means
 * that it happened every time.
 */
export const forecastGroup = (
  input: GroupToForecast,
  { runs, seed }: { readonly runs: number; readonly seed: string },
): GroupForecast => {
  const { players, matches, lotSeed } = input.group;
  const playOut = playingOut(input);
  const random = randomFrom(seed);
  const counts = new Map(players.map((player) => [player, new Array<number>(players.length).fill(0)]));
  for (let run = 0; run < runs; run += 1) {
    const finished = matches.map((match) => playOut(match, random));
    for (const { player, position } of groupStandings({ players, matches: finished, lotSeed })) {
      const ofPlayer = counts.get(player) as number[];
      ofPlayer[position - 1] = itemAt(ofPlayer, position - 1) + 1;
    }
  }
  return new Map([...counts].map(([player, ofPlayer]) => [player, ofPlayer.map((count) => count / runs)]));
};
