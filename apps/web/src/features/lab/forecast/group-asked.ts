import {
  defaultRatingSettings as settings,
  type BestOf,
  type GroupMatch,
  type GroupMatchResult,
  type GroupToForecast,
} from '@topspin/engine';
import type { ForecastPlayer } from './forecast-list.ts';
import type { KnownResult } from './forecast-source.ts';

/** What the worker simulates. */
export type GroupAsked = {
  readonly input: GroupToForecast;
  readonly runs: number;
  readonly seed: string;
};

const swapped = ({ outcome, winner, sets }: GroupMatchResult): GroupMatchResult => ({
  outcome,
  ...(winner && { winner: winner === 'a' ? 'b' : 'a' }),
  sets: sets.map(({ a, b }) => ({ a: b, b: a })),
});

/** The result between two players, seen from the first. */
function resultOf(a: string, b: string, results: readonly KnownResult[]): GroupMatchResult | undefined {
  const same = results.find((one) => one.a === a && one.b === b);
  if (same) return same.result;
  const turned = results.find((one) => one.a === b && one.b === a);
  return turned && swapped(turned.result);
}

type GroupOfPlayers = {
  /** Each with a name of their own. */
  readonly players: readonly ForecastPlayer[];
  readonly bestOf: BestOf;
  /** Results of any players; those between two of the group count. */
  readonly results: readonly KnownResult[];
};

/** A round robin of these players: everybody plays everybody once, and the results there are stay. */
export function groupToForecast({ players, bestOf, results }: GroupOfPlayers): GroupToForecast {
  const names = players.map(({ name }) => name);
  const matches = names.flatMap((a, index) =>
    names.slice(index + 1).map((b): GroupMatch => {
      const result = resultOf(a, b, results);
      return { id: `${a} ${b}`, a, b, ...(result && { result }) };
    }),
  );
  return {
    group: { players: names, matches },
    ratings: new Map(players.map(({ name, rating }) => [name, rating])),
    bestOf,
    settings,
  };
}
