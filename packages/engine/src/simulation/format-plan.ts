import type { Entrant } from '../draw/entrants/entrant.ts';
import type { RatingSettings } from '../rating/settings.ts';
import type { OpenFormat } from './open/format.ts';
import { simulateOpenMatches } from './open/open.ts';
import { quantile } from './quantile.ts';
import { setModels } from './set-scores.ts';
import { timetableOn } from './open/timetable.ts';

/** An open to plan: its format and its hall, and how far apart its players are. */
export type FormatToPlan = {
  /** 2 to 512. */
  readonly players: number;
  /** At least 1. */
  readonly tables: number;
  /** The rating of the best minus that of the last; the others are evenly between them. */
  readonly spread: number;
  readonly format: OpenFormat;
  readonly settings: Pick<RatingSettings, 'scale'>;
};

/** What a format means for its hall and its players, from many simulated opens. */
export type FormatPlan = {
  readonly runs: number;
  /** Matches of the whole open. */
  readonly matches: number;
  /** From the first call to the last point: the 10th, 50th and 90th percentiles. */
  readonly minutes: { readonly low: number; readonly median: number; readonly high: number };
  /** The chance that the player with the best rating wins, from 0 to 1. */
  readonly bestWins: number;
  /** Matches of one player: the fewest, the mean and the most. */
  readonly matchesEach: { readonly fewest: number; readonly mean: number; readonly most: number };
  /** The minutes between two matches of a player, on average; 0 if nobody plays two. */
  readonly rest: number;
  /** Byes of the whole open. */
  readonly byes: number;
};

/** The progress of a plan. */
export type PlanProgress = { readonly done: number; readonly runs: number; readonly plan: () => FormatPlan };

const entrantsOf = ({ players, spread }: FormatToPlan): readonly Entrant[] =>
  Array.from({ length: players }, (_, index) => ({
    player: `player ${index + 1}`,
    rating: (spread * (players - 1 - index)) / (players - 1),
    rated: true,
  }));

/**
 * Elo gives one chance for a match of any length. Here it is the chance in a best of five, and the points follow from
 * it: the stronger player wins a longer match more often.
 */
const samePointsInAnyMatch =
  (models: ReturnType<typeof setModels>): ReturnType<typeof setModels> =>
  (own, other) =>
    models(own, other, 5);

type Tally = {
  matches: number;
  best: number;
  readonly minutes: number[];
  fewest: number;
  most: number;
  rested: number;
  rests: number;
  byes: number;
};

const planOf = (tally: Tally, players: number): FormatPlan => {
  const { matches, best, minutes, fewest, most, rested, rests, byes } = tally;
  const ascending = minutes.toSorted((one, other) => one - other);
  return {
    runs: minutes.length,
    matches: Math.round(matches / minutes.length),
    minutes: {
      low: quantile(ascending, 0.1),
      median: quantile(ascending, 0.5),
      high: quantile(ascending, 0.9),
    },
    bestWins: best / minutes.length,
    matchesEach: { fewest, mean: (2 * matches) / minutes.length / players, most },
    rest: rests === 0 ? 0 : rested / rests,
    byes: Math.round(byes / minutes.length),
  };
};

/**
 * Simulates an open in this format this many times, draw included. A generator: it yields its progress after each
 * open, and stops when no longer iterated. The same seed gives the same plan.
 */
export function* planFormat(
  toPlan: FormatToPlan,
  { runs, seed }: { readonly runs: number; readonly seed: string },
): Generator<PlanProgress, void> {
  const entrants = entrantsOf(toPlan);
  const models = samePointsInAnyMatch(setModels(toPlan.settings));
  const nothing = { matches: 0, best: 0, rested: 0, rests: 0, byes: 0 };
  const tally: Tally = { ...nothing, minutes: [], fewest: Infinity, most: 0 };
  for (let run = 0; run < runs; run += 1) {
    const open = simulateOpenMatches({ entrants, format: toPlan.format, seed: `${seed} ${run}`, models });
    const each = new Map(entrants.map(({ player }) => [player, 0]));
    for (const { a, b } of open.matches) {
      each.set(a, (each.get(a) ?? 0) + 1).set(b, (each.get(b) ?? 0) + 1);
    }
    tally.matches += open.matches.length;
    tally.best += open.performances.get('player 1')?.position === 1 ? 1 : 0;
    const { minutes, rests } = timetableOn(open, toPlan.tables);
    tally.minutes.push(minutes);
    for (const rest of rests) tally.rested += rest;
    tally.rests += rests.length;
    tally.byes += open.byes;
    tally.fewest = Math.min(tally.fewest, ...each.values());
    tally.most = Math.max(tally.most, ...each.values());
    yield { done: run + 1, runs, plan: () => planOf(tally, toPlan.players) };
  }
}
