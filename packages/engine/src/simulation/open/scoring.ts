import type { Entrant } from '../../draw/entrants/entrant.ts';
import type { PlayerId } from '../../id.ts';
import type { BestOf, SetScore, Side } from '../../match/match.ts';
import type { Random } from '../../random.ts';
import { drawSets, winnerOf } from '../set-scores.ts';
import type { setModels } from '../set-scores.ts';

/** What a player has won in an open so far; `pointsBalance` is points won minus points lost. */
export type PlayerScore = { matchesWon: number; gamesWon: number; pointsBalance: number };

/** The running totals of a simulated open: its players' ratings and what each has won. */
export type Scoring = {
  readonly models: ReturnType<typeof setModels>;
  readonly random: Random;
  readonly ratings: ReadonlyMap<PlayerId, number>;
  readonly scores: ReadonlyMap<PlayerId, PlayerScore>;
  /** Every match so far. */
  readonly played: PlayedMatch[];
};

/** A simulated match between two players. */
export type PlayedMatch = {
  readonly a: PlayerId;
  readonly b: PlayerId;
  readonly sets: readonly SetScore[];
};

/** Nobody has won anything yet. */
export const newScoring = (
  entrants: readonly Entrant[],
  models: ReturnType<typeof setModels>,
  random: Random,
): Scoring => ({
  models,
  random,
  ratings: new Map(entrants.map(({ player, rating }) => [player, rating])),
  scores: new Map(entrants.map(({ player }) => [player, { matchesWon: 0, gamesWon: 0, pointsBalance: 0 }])),
  played: [],
});

/** Players are those of the open: a match of somebody else is a bug. */
const of = <T>(figures: ReadonlyMap<PlayerId, T>, player: PlayerId): T => {
  const figure = figures.get(player);
  if (figure === undefined) throw new Error(`Player ${player} is not in the open`);
  return figure;
};

/** Simulates a match according to the ratings, and adds what each player won. */
export const playMatch = (
  { models, random, ratings, scores, played }: Scoring,
  a: PlayerId,
  b: PlayerId,
  bestOf: BestOf,
): { readonly winner: Side; readonly sets: readonly SetScore[] } => {
  const sets = drawSets(models(of(ratings, a), of(ratings, b), bestOf), bestOf, random);
  const [own, other] = [of(scores, a), of(scores, b)];
  for (const set of sets) {
    (set.a > set.b ? own : other).gamesWon += 1;
    own.pointsBalance += set.a - set.b;
    other.pointsBalance += set.b - set.a;
  }
  played.push({ a, b, sets });
  const winner = winnerOf(sets);
  (winner === 'a' ? own : other).matchesWon += 1;
  return { winner, sets };
};
