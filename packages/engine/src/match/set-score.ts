import { err, ok, type Result } from '../result.ts';
import type { SetEntryFailure, SetFailure, SetFailureCode, SetsFailure } from './failures.ts';
import { type BestOf, type SetScore, setsToWin, type Side } from './match.ts';

/** A set is won with this many points (2.11.1) … */
export const pointsToWin = 11;
/** … and this many more than the opponent. */
export const leadToWin = 2;
/**
 * The laws have no upper limit; this is the most the longest log can hold: 5,000 events of two penalty
 * points.
 */
export const maxSetPoints = 10_000;
/**
 * A single number above it is a typing error, such as "119" for 11-9: a set that long has to be written in
 * full.
 */
const maxShortEntry = 97;

/** The side that has won a set with these points; undefined while it is unfinished. */
export const setWinner = ({ a, b }: SetScore): Side | undefined => {
  if (Math.max(a, b) < pointsToWin || Math.abs(a - b) < leadToWin) return undefined;
  return a > b ? 'a' : 'b';
};

/** The points the winner of a set ends with when the loser has these (2.11.1). */
export const winningPoints = (loserPoints: number): number => Math.max(pointsToWin, loserPoints + leadToWin);

const faultOf = ({ a, b }: SetScore): SetFailureCode | undefined => {
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b)) return 'match.setNotWhole';
  if (a < 0 || b < 0) return 'match.setNegative';
  const most = Math.max(a, b);
  const least = Math.min(a, b);
  if (most > maxSetPoints) return 'match.setPointsTooMany';
  if (most < pointsToWin) return 'match.setNotFinished';
  if (most - least < leadToWin) return 'match.setLeadTooSmall';
  if (most > winningPoints(least)) return 'match.setTooLong';
  return undefined;
};

/** Whether this can be the score of a finished set (2.11.1): 11 and two clear, or from 10-10 exactly two clear. */
export const checkSetScore = (score: SetScore): Result<SetScore, SetFailure> => {
  const code = faultOf(score);
  return code === undefined ? ok(score) : err({ code, a: score.a, b: score.b });
};

/**
 * Checks the finished sets of a match in order and returns its winner, or undefined while nobody has won
 * enough of them. Rejects an illegal score and a set after the match was decided (2.12.1); `set` counts from
 * 1.
 */
export const checkSets = (
  sets: readonly SetScore[],
  bestOf: BestOf,
): Result<Side | undefined, SetsFailure> => {
  const won = { a: 0, b: 0 };
  let winner: Side | undefined;
  for (const [index, score] of sets.entries()) {
    if (winner !== undefined) return err({ code: 'match.setAfterDecision', set: index + 1 });
    const checked = checkSetScore(score);
    if (!checked.ok) return err({ ...checked.error, set: index + 1 });
    const side = score.a > score.b ? 'a' : 'b';
    won[side] += 1;
    if (won[side] === setsToWin(bestOf)) winner = side;
  }
  return ok(winner);
};

const shortForm = /^([+-]?)\s*(\d{1,4})$/;
const longForm = /^(\d{1,4})\s*[-:]\s*(\d{1,4})$/;

const readScore = (text: string): SetScore | undefined => {
  const short = shortForm.exec(text);
  if (short) {
    const loser = Number(short[2]);
    const winner = winningPoints(loser);
    return short[1] === '-' ? { a: loser, b: winner } : { a: winner, b: loser };
  }
  const long = longForm.exec(text);
  return long ? { a: Number(long[1]), b: Number(long[2]) } : undefined;
};

/**
 * Reads one set as it is written on a match sheet, seen from side a: `9` is 11-9, `-9` is 9-11, `-12` is
 * 12-14, `-0` is 0-11, and `11-9` or `11:9` in full. Dashes as phones type them are read as a minus; two
 * numbers separated only by a space are rejected rather than guessed at.
 */
export const parseSetEntry = (text: string): Result<SetScore, SetEntryFailure> => {
  const plain = text.trim().replaceAll(/[‐‑‒–—−]/g, '-');
  const score = readScore(plain);
  if (score === undefined) return err({ code: 'match.setEntryUnreadable', text });
  const isSlip = shortForm.test(plain) && Math.min(score.a, score.b) > maxShortEntry;
  return isSlip ? err({ code: 'match.setPointsTooMany', ...score }) : checkSetScore(score);
};
