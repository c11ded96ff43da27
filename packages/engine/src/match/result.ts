import { err, ok, type Result } from '../result.ts';
import type { ResultFailure } from './failures.ts';
import type { MatchState } from './fold.ts';
import {
  type BestOf,
  otherSide,
  type Outcome,
  type SetScore,
  setsToWin,
  type Side,
  type UnplayedOutcome,
} from './match.ts';
import { checkSets, maxSetPoints, setWinner, winningPoints } from './set-score.ts';

/** The result of a finished match. */
export type MatchResult = {
  readonly outcome: Outcome;
  /** Absent if neither side wins: both absent, or both disqualified. */
  readonly winner?: Side;
  /** The sets as they count in the standings: those played and what the outcome fills in; none where nobody wins. */
  readonly sets: readonly SetScore[];
  /** The sets as they were played; the last one may be unfinished. Statistics use only these. */
  readonly played: readonly SetScore[];
  /**
   * Whether it counts for the ratings: not a walkover, nor a match without a point played or without a
   * winner.
   */
  readonly rated: boolean;
};

/** How an unfinished match ended. */
export type UnplayedEnd = {
  readonly outcome: UnplayedOutcome;
  readonly winner?: Side;
  /** The sets played, the last one perhaps unfinished; none for a walkover. */
  readonly played?: readonly SetScore[];
};

/** The result of a match played to its end, from its sets; rejects illegal sets and too few of them. */
export const resultFromSets = (
  sets: readonly SetScore[],
  bestOf: BestOf,
): Result<MatchResult, ResultFailure> => {
  const checked = checkSets(sets, bestOf);
  if (!checked.ok) return checked;
  const winner = checked.value;
  if (winner === undefined) return err({ code: 'match.undecided' });
  return ok({ outcome: 'played', winner, sets, played: sets, rated: true });
};

const scoreFor = (winner: Side, loserPoints: number): SetScore => {
  const points = winningPoints(loserPoints);
  return winner === 'a' ? { a: points, b: loserPoints } : { a: loserPoints, b: points };
};

/**
 * The played sets and the minimum that makes `winner` win: the current set gets the lowest winning score,
 * further sets are 11-0.
 */
const filledSets = (played: readonly SetScore[], winner: Side, bestOf: BestOf): readonly SetScore[] => {
  const sets = played.map((score) =>
    setWinner(score) === undefined ? scoreFor(winner, score[otherSide(winner)]) : score,
  );
  let missing = setsToWin(bestOf) - sets.filter((score) => setWinner(score) === winner).length;
  for (; missing > 0; missing -= 1) sets.push(scoreFor(winner, 0));
  return sets;
};

/** Whether a set can be unfinished with these points; anything else has to be a finished set. */
const isUnfinished = (score: SetScore): boolean => {
  const { a, b } = score;
  const isCount = Number.isSafeInteger(a) && Number.isSafeInteger(b) && Math.min(a, b) >= 0;
  return isCount && Math.max(a, b) <= maxSetPoints && setWinner(score) === undefined;
};

/** Checks what was played before a retirement or a disqualification: finished sets, then perhaps one under way. */
const checkPlayed = (played: readonly SetScore[], bestOf: BestOf): Result<undefined, ResultFailure> => {
  const last = played.at(-1);
  const open = last !== undefined && isUnfinished(last);
  const checked = checkSets(open ? played.slice(0, -1) : played, bestOf);
  if (!checked.ok) return checked;
  return checked.value === undefined ? ok(undefined) : err({ code: 'match.alreadyDecided' });
};

/**
 * The result of a match that was not played out. A walkover is 11-0 in every set; a retirement or
 * disqualification keeps the points played and fills in the minimum that makes the opponent win; without a
 * `winner`, which only happens if both are absent or disqualified, nothing counts.
 */
export const resultFromOutcome = (end: UnplayedEnd, bestOf: BestOf): Result<MatchResult, ResultFailure> => {
  const { outcome, winner } = end;
  const played = (end.played ?? []).filter(({ a, b }) => a !== 0 || b !== 0);
  if (outcome === 'walkover' && played.length > 0) return err({ code: 'match.walkoverAfterPoint' });
  if (outcome === 'retired' && winner === undefined) return err({ code: 'match.winnerMissing' });
  const checked = checkPlayed(played, bestOf);
  if (!checked.ok) return checked;
  if (winner === undefined) return ok({ outcome, sets: [], played, rated: false });
  return ok({ outcome, winner, sets: filledSets(played, winner, bestOf), played, rated: played.length > 0 });
};

/** The result of a match from its log; undefined while it is not finished. */
export const resultOf = (state: MatchState): MatchResult | undefined => {
  if (state.outcome === undefined) return undefined;
  const { outcome, winner } = state;
  const played = state.sets.map(({ score }) => score);
  if (winner === undefined) return { outcome, sets: [], played, rated: false };
  return {
    outcome,
    winner,
    sets: filledSets(played, winner, state.bestOf),
    played,
    rated: played.length > 0,
  };
};
