import { openPoints } from '../circuit/open-points.ts';
import type { FinishedOpen, OpenResult } from '../circuit/open-result.ts';
import { rankPlayers } from '../circuit/ranking.ts';
import type { CountRule, RankingSystem } from '../circuit/ranking-system.ts';
import type { Entrant } from '../draw/entrants/entrant.ts';
import { randomFrom } from '../random.ts';
import type { Random } from '../random.ts';
import type { RatingSettings } from '../rating/settings.ts';
import { simulateOpen } from './open/open.ts';
import type { OpenFormat } from './open/format.ts';
import { addSeason, newSeasonTally, seasonForecast } from './season-forecast.ts';
import type { SeasonForecast } from './season-forecast.ts';
import { setModels } from './set-scores.ts';

/** An edition to simulate. Ratings are taken as the players' true strength, constant all season. */
export type Season = {
  /** 2 to 512 players. */
  readonly players: readonly Entrant[];
  /** One format per open, in order. */
  readonly opens: readonly OpenFormat[];
  /** The chance, from 0 to 1, that a player comes to an open. */
  readonly attendance: number;
  readonly system: RankingSystem;
  readonly count: CountRule;
  readonly settings: Pick<RatingSettings, 'scale'>;
};

/** The progress of a simulation, and its forecast so far. */
export type SeasonProgress = {
  readonly done: number;
  readonly runs: number;
  readonly forecast: () => SeasonForecast;
};

/** Opens of a season finish one after the other; the exact times do not matter. */
const finishedOpen = (index: number): FinishedOpen => ({
  id: `open ${index}`,
  finishedAt: index,
  grade: null,
});

const whoComes = ({ players, attendance }: Season, random: Random): readonly Entrant[] =>
  players.filter(() => random() < attendance);

/** One open of a season; with fewer than two players nobody earns anything. */
const playOpen = (
  season: Season,
  models: ReturnType<typeof setModels>,
  open: number,
  seed: string,
): readonly OpenResult[] => {
  const entrants = whoComes(season, randomFrom(`${seed} attendance`));
  const format = season.opens[open];
  if (entrants.length < 2 || format === undefined) return [];
  return [...simulateOpen({ entrants, format, seed, models })].map(([player, performance]) => ({
    open: finishedOpen(open).id,
    player,
    points: openPoints(performance, season.system).total,
    matchesWon: performance.matchesWon,
  }));
};

/**
 * Simulates a season this many times, each time all of its opens and the final ranking. A generator: it
 * yields its progress after each season, and stops when no longer iterated. The same seed gives the same
 * seasons.
 */
export function* simulateSeasons(
  season: Season,
  { runs, seed }: { readonly runs: number; readonly seed: string },
): Generator<SeasonProgress, void> {
  const models = setModels(season.settings);
  const tally = newSeasonTally(season.players.map(({ player }) => player));
  const opens = season.opens.map((_, index) => finishedOpen(index));
  for (let run = 0; run < runs; run += 1) {
    const results = opens.flatMap((_, open) => playOpen(season, models, open, `${seed} ${run} ${open}`));
    const { rows } = rankPlayers(
      { opens, results, count: season.count, grades: [], window: null },
      opens.length,
    );
    addSeason(tally, rows);
    yield { done: run + 1, runs, forecast: () => seasonForecast(tally) };
  }
}
