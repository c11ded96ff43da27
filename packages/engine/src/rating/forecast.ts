import { setsToWin } from '../match/match.ts';
import type { BestOf } from '../match/match.ts';
import { expectedScore } from './elo.ts';
import type { RatingSettings } from './settings.ts';

/** The chance, from 0 to 1, of a final score in sets. */
export type SetsForecast = { readonly own: number; readonly other: number; readonly probability: number };

/** The forecast of a match from two ratings, from one side's view; chances from 0 to 1. */
export type MatchForecast = {
  readonly win: number;
  /** The chance to win each set, assuming independence. */
  readonly set: number;
  /** Every final score, from the clearest win to the clearest loss; the chances add up to 1. */
  readonly scores: readonly SetsForecast[];
};

/** In how many orders a player wins this many sets, including the last, and loses that many. */
const orders = (won: number, lost: number): number => {
  let count = 1;
  for (let index = 1; index <= lost; index += 1) count = (count * (won - 1 + index)) / index;
  return count;
};

/** The chances of winning with 0, 1, 2 … sets lost, when each set is won with this chance. */
const winsByLostSets = (set: number, bestOf: BestOf): readonly number[] => {
  const needed = setsToWin(bestOf);
  return Array.from(
    { length: needed },
    (_, lost) => orders(needed, lost) * set ** needed * (1 - set) ** lost,
  );
};

/** The chance to win a match when each set is won with this chance, both from 0 to 1. */
export const matchChance = (set: number, bestOf: BestOf): number =>
  winsByLostSets(set, bestOf).reduce((sum, chance) => sum + chance, 0);

/** The argument from 0 to 1 at which an increasing function has this value, to double precision. */
export const solve = (growing: (argument: number) => number, value: number): number => {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 53; step += 1) {
    const middle = (low + high) / 2;
    if (growing(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

/**
 * The chance to win each set that results in this chance to win the match, both from 0 to 1. For a favourite
 * it is solved from the opponent's side, where the chance is small and a double is more precise.
 */
export const setChance = (match: number, bestOf: BestOf): number =>
  match > 0.5 ? 1 - setChance(1 - match, bestOf) : solve((set) => matchChance(set, bestOf), match);

/** Elo's forecast of a match for the player with the first rating. */
export const forecastMatch = (
  own: number,
  other: number,
  bestOf: BestOf,
  settings: Pick<RatingSettings, 'scale'>,
): MatchForecast => {
  const win = expectedScore(own, other, settings);
  const set = setChance(win, bestOf);
  const needed = setsToWin(bestOf);
  const won = winsByLostSets(set, bestOf).map((probability, lost) => ({
    own: needed,
    other: lost,
    probability,
  }));
  const lost = winsByLostSets(1 - set, bestOf).map((probability, won) => ({
    own: won,
    other: needed,
    probability,
  }));
  return { win, set, scores: [...won, ...lost.toReversed()] };
};
