import type { LedgerColumns, MatchColumns } from './columns.ts';
import type { RatingSettings } from './settings.ts';

/**
 * Rated matches before and after a correction. Batches that changed are named by where they start: `removed`
 * in the matches of before, `inserted` in those of after; all others are in both, in the same order.
 */
export type ColumnsChange = {
  readonly before: MatchColumns;
  readonly ledger: LedgerColumns;
  readonly after: MatchColumns;
  readonly removed: ReadonlySet<number>;
  readonly inserted: ReadonlySet<number>;
};

const unmoved = 0;
const moved = 1;
const returned = 2;

/** A correction under way. */
export type CorrectionWalk = {
  readonly change: ColumnsChange;
  readonly settings: RatingSettings;
  readonly corrected: LedgerColumns;
  /** For each player whether they stand elsewhere than in the ledger of before. */
  readonly moved: Uint8Array;
  readonly touched: number[];
};

export const isMoved = (walk: CorrectionWalk, player: number): boolean => walk.moved[player] === moved;

export const setStanding = (walk: CorrectionWalk, player: number, rating: number, matches: number): void => {
  walk.corrected.standings.ratings[player] = rating;
  walk.corrected.standings.matches[player] = matches;
};

/** Players who have not moved stand where the ledger of before has them when the batch begins. */
export const recallPlayers = (walk: CorrectionWalk, from: number, to: number): void => {
  const { before, ledger } = walk.change;
  const recall = (player: number, rating: number, matches: number): void => {
    if (!isMoved(walk, player)) setStanding(walk, player, rating, matches);
  };
  for (let at = to - 1; at >= from; at -= 1) {
    const winner = before.winners[at] as number;
    const loser = before.losers[at] as number;
    recall(winner, ledger.winnerBefore[at] as number, ledger.winnerMatches[at] as number);
    recall(loser, ledger.loserBefore[at] as number, ledger.loserMatches[at] as number);
  }
};

export const markMoved = (walk: CorrectionWalk, matches: MatchColumns, from: number, to: number): void => {
  for (let at = from; at < to; at += 1) {
    walk.moved[matches.winners[at] as number] = moved;
    walk.moved[matches.losers[at] as number] = moved;
  }
};

/** Looks back from a position of the matches of after for where these players stand; by default as they began. */
export const findPlayers = (walk: CorrectionWalk, position: number, players: Set<number>): void => {
  const { corrected, change } = walk;
  const find = (player: number, rating: number, matches: number): void => {
    if (players.delete(player)) setStanding(walk, player, rating, matches + 1);
  };
  for (let at = position - 1; at >= 0 && players.size > 0; at -= 1) {
    const { winnerAfter, winnerMatches, loserAfter, loserMatches } = corrected;
    find(change.after.winners[at] as number, winnerAfter[at] as number, winnerMatches[at] as number);
    find(change.after.losers[at] as number, loserAfter[at] as number, loserMatches[at] as number);
  }
};

export const dependsOnMoved = (walk: CorrectionWalk, from: number, to: number): boolean => {
  const { winners, losers } = walk.change.before;
  for (let at = from; at < to; at += 1) {
    if (isMoved(walk, winners[at] as number) || isMoved(walk, losers[at] as number)) return true;
  }
  return false;
};

/**
 * Whoever comes to a batch with the very standing of before has not moved (any more). Backwards, so that the
 * first row of a player in the batch, which is what they came with, has the last word.
 */
export const settlePlayers = (walk: CorrectionWalk, from: number, to: number): void => {
  const { before, ledger } = walk.change;
  const { ratings, matches } = walk.corrected.standings;
  const compare = (player: number, rating: number, played: number): void => {
    if (walk.moved[player] === unmoved) return;
    walk.moved[player] = ratings[player] === rating && matches[player] === played ? returned : moved;
  };
  const settle = (player: number): void => {
    if (walk.moved[player] === returned) walk.moved[player] = unmoved;
  };
  for (let at = to - 1; at >= from; at -= 1) {
    compare(
      before.winners[at] as number,
      ledger.winnerBefore[at] as number,
      ledger.winnerMatches[at] as number,
    );
    compare(before.losers[at] as number, ledger.loserBefore[at] as number, ledger.loserMatches[at] as number);
  }
  for (let at = from; at < to; at += 1) {
    settle(before.winners[at] as number);
    settle(before.losers[at] as number);
  }
};
