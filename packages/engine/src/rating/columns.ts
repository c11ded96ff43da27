import { intAt, realAt } from '../item-at.ts';
import { expectedScore, kFactor } from './elo.ts';
import type { RatingSettings } from './settings.ts';

/**
 * Rated matches as columns, in rating order; players are numbers from 0. A million matches fit in a few
 * arrays that the processor reads sequentially.
 */
export type MatchColumns = {
  readonly players: number;
  readonly winners: Int32Array;
  readonly losers: Int32Array;
  /** The end of the batch each match is rated in; `null` if every match is rated alone. */
  readonly batchEnds: Int32Array | null;
};

/** Each player's standing: the unrounded rating and the number of rated matches. */
export type StandingColumns = { readonly ratings: Float64Array; readonly matches: Int32Array };

/** The ledger as columns: one entry per match, and the players' final standings. */
export type LedgerColumns = {
  readonly winnerBefore: Float64Array;
  readonly winnerAfter: Float64Array;
  readonly loserBefore: Float64Array;
  readonly loserAfter: Float64Array;
  /** The winner's expected chance, 0 to 1. */
  readonly expected: Float64Array;
  /** Each player's number of rated matches before this one, which K depends on. */
  readonly winnerMatches: Int32Array;
  readonly loserMatches: Int32Array;
  readonly standings: StandingColumns;
};

/** An empty ledger for this many matches; `standings` are the players' current standings, and are updated. */
export const emptyLedgerColumns = (matches: number, standings: StandingColumns): LedgerColumns => ({
  winnerBefore: new Float64Array(matches),
  winnerAfter: new Float64Array(matches),
  loserBefore: new Float64Array(matches),
  loserAfter: new Float64Array(matches),
  expected: new Float64Array(matches),
  winnerMatches: new Int32Array(matches),
  loserMatches: new Int32Array(matches),
  standings,
});

/** Initial standings for everybody. */
export const startingColumns = (players: number, settings: RatingSettings): StandingColumns => ({
  ratings: new Float64Array(players).fill(settings.start),
  matches: new Int32Array(players),
});

/** The end of the batch of the match at `from`. */
export const batchEnd = (columns: MatchColumns, from: number): number =>
  columns.batchEnds === null ? from + 1 : intAt(columns.batchEnds, from);

/** Computes the expected chances of a match from its players' standings. */
const expectMatch = (
  index: number,
  { winners, losers }: MatchColumns,
  settings: RatingSettings,
  { expected, standings: { ratings } }: LedgerColumns,
): void => {
  const own = realAt(ratings, intAt(winners, index));
  const other = realAt(ratings, intAt(losers, index));
  expected[index] = expectedScore(own, other, settings);
};

/** Updates the ratings after a match, by its expected chances. */
const moveMatch = (
  index: number,
  { winners, losers }: MatchColumns,
  settings: RatingSettings,
  ledger: LedgerColumns,
): void => {
  const { ratings, matches } = ledger.standings;
  const winner = intAt(winners, index);
  const loser = intAt(losers, index);
  const surprise = 1 - realAt(ledger.expected, index);
  const winnerMatches = (ledger.winnerMatches[index] = intAt(matches, winner));
  const loserMatches = (ledger.loserMatches[index] = intAt(matches, loser));
  const winnerBefore = (ledger.winnerBefore[index] = realAt(ratings, winner));
  const loserBefore = (ledger.loserBefore[index] = realAt(ratings, loser));
  ratings[winner] = ledger.winnerAfter[index] = winnerBefore + kFactor(winnerMatches, settings) * surprise;
  ratings[loser] = ledger.loserAfter[index] = loserBefore - kFactor(loserMatches, settings) * surprise;
  matches[winner] = winnerMatches + 1;
  matches[loser] = loserMatches + 1;
};

/** Raises players below the floor to it, on the row of this match. */
const liftToFloor = (
  index: number,
  { winners, losers }: MatchColumns,
  { floor }: RatingSettings,
  { standings: { ratings }, winnerAfter, loserAfter }: LedgerColumns,
): void => {
  const winner = intAt(winners, index);
  const loser = intAt(losers, index);
  if (realAt(ratings, winner) < floor) ratings[winner] = winnerAfter[index] = floor;
  if (realAt(ratings, loser) < floor) ratings[loser] = loserAfter[index] = floor;
};

/**
 * Rates the matches from `from` to before `to` as a batch, writing to the ledger and its standings: all
 * expected chances are computed before any rating changes, and the floor applies to the total, on the last
 * row of each player below it.
 */
export const rateBatch = (
  from: number,
  to: number,
  columns: MatchColumns,
  settings: RatingSettings,
  ledger: LedgerColumns,
): void => {
  for (let index = from; index < to; index += 1) expectMatch(index, columns, settings, ledger);
  for (let index = from; index < to; index += 1) moveMatch(index, columns, settings, ledger);
  for (let index = to - 1; index >= from; index -= 1) liftToFloor(index, columns, settings, ledger);
};

/** The same for a single match, without the loops, since nearly all batches have one match. */
const rateAlone = (
  index: number,
  columns: MatchColumns,
  settings: RatingSettings,
  ledger: LedgerColumns,
): void => {
  expectMatch(index, columns, settings, ledger);
  moveMatch(index, columns, settings, ledger);
  liftToFloor(index, columns, settings, ledger);
};

/**
 * Rates all matches in order, from the opening standings (initial ratings by default), and returns the
 * ledger; the opening standings are not modified.
 */
export const replayColumns = (
  columns: MatchColumns,
  settings: RatingSettings,
  opening: StandingColumns = startingColumns(columns.players, settings),
): LedgerColumns => {
  const standings = { ratings: opening.ratings.slice(), matches: opening.matches.slice() };
  const count = columns.winners.length;
  const ledger = emptyLedgerColumns(count, standings);
  if (columns.batchEnds === null) {
    for (let index = 0; index < count; index += 1) rateAlone(index, columns, settings, ledger);
    return ledger;
  }
  for (let from = 0; from < count;) {
    const to = batchEnd(columns, from);
    rateBatch(from, to, columns, settings, ledger);
    from = to;
  }
  return ledger;
};
