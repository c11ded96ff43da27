import { batchEnd, emptyLedgerColumns, rateBatch } from './columns.ts';
import type { LedgerColumns, StandingColumns } from './columns.ts';
import {
  dependsOnMoved,
  findPlayers,
  isMoved,
  markMoved,
  recallPlayers,
  setStanding,
  settlePlayers,
} from './correction-walk.ts';
import type { ColumnsChange, CorrectionWalk } from './correction-walk.ts';
import type { RatingSettings } from './settings.ts';

/** The corrected ledger and the positions of the matches that were rated again, in order. */
export type CorrectedColumns = { readonly ledger: LedgerColumns; readonly touched: readonly number[] };

const rateAgain = (walk: CorrectionWalk, from: number, to: number): void => {
  rateBatch(from, to, walk.change.after, walk.settings, walk.corrected);
  for (let at = from; at < to; at += 1) walk.touched.push(at);
};

/** The players of a batch that is gone go on from where they stood before it. */
const removeBatch = (walk: CorrectionWalk, from: number, to: number): void => {
  recallPlayers(walk, from, to);
  markMoved(walk, walk.change.before, from, to);
};

/** A batch that is new, or has other matches than before: its players stand elsewhere from here on. */
const insertBatch = (walk: CorrectionWalk, from: number, to: number): void => {
  const { after } = walk.change;
  const players = [...after.winners.subarray(from, to), ...after.losers.subarray(from, to)];
  findPlayers(walk, from, new Set(players));
  rateAgain(walk, from, to);
  markMoved(walk, after, from, to);
};

const columnsOf = (ledger: LedgerColumns): readonly (Float64Array | Uint32Array)[] => [
  ledger.winnerBefore,
  ledger.winnerAfter,
  ledger.loserBefore,
  ledger.loserAfter,
  ledger.expected,
  ledger.winnerMatches,
  ledger.loserMatches,
];

/** Takes over the rows of before, from `from` to before `to`, at their place in the corrected ledger. */
const copyRows = (walk: CorrectionWalk, from: number, to: number, shift: number): void => {
  const corrected = columnsOf(walk.corrected);
  columnsOf(walk.change.ledger).forEach((column, index) => {
    corrected[index]?.set(column.subarray(from, to), from + shift);
  });
};

/** A stretch of matches that are in both: copied, then rated again where a player of theirs has moved. */
const keepStretch = (walk: CorrectionWalk, from: number, to: number, shift: number): void => {
  copyRows(walk, from, to, shift);
  for (let at = from; at < to;) {
    const end = batchEnd(walk.change.before, at);
    settlePlayers(walk, at, end);
    if (dependsOnMoved(walk, at, end)) {
      recallPlayers(walk, at, end);
      rateAgain(walk, at + shift, end + shift);
      markMoved(walk, walk.change.before, at, end);
    }
    at = end;
  }
};

/** How many batches that did not change follow from here on: where the next change is, in both. */
const stretchEnd = (change: ColumnsChange, from: number, shift: number): number => {
  const removed = [...change.removed].filter((start) => start >= from);
  const inserted = [...change.inserted].map((start) => start - shift).filter((start) => start >= from);
  return Math.min(change.before.winners.length, ...removed, ...inserted);
};

const walkAll = (walk: CorrectionWalk): void => {
  const { before, after, removed, inserted } = walk.change;
  let old = 0;
  let current = 0;
  while (old < before.winners.length || current < after.winners.length) {
    if (removed.has(old)) {
      const end = batchEnd(before, old);
      removeBatch(walk, old, end);
      old = end;
    } else if (inserted.has(current)) {
      const end = batchEnd(after, current);
      insertBatch(walk, current, end);
      current = end;
    } else {
      const end = stretchEnd(walk.change, old, current - old);
      keepStretch(walk, old, end, current - old);
      current += end - old;
      old = end;
    }
  }
};

/** Whoever did not move ends where they ended before. */
const finishPlayers = (walk: CorrectionWalk): void => {
  const { standings } = walk.change.ledger;
  for (let player = 0; player < standings.ratings.length; player += 1) {
    if (!isMoved(walk, player)) {
      setStanding(walk, player, standings.ratings[player] as number, standings.matches[player] as number);
    }
  }
};

/**
 * Rates again only the matches that a change touches: the changed ones and, from there on, those with a
 * player who stands elsewhere than before. The ledger is that of a full replay of `after`, bit for bit.
 */
export const correctColumns = (
  change: ColumnsChange,
  settings: RatingSettings,
  opening: StandingColumns,
): CorrectedColumns => {
  const standings = { ratings: opening.ratings.slice(), matches: opening.matches.slice() };
  const walk: CorrectionWalk = {
    change,
    settings,
    corrected: emptyLedgerColumns(change.after.winners.length, standings),
    moved: new Uint8Array(change.after.players),
    touched: [],
  };
  walkAll(walk);
  finishPlayers(walk);
  return { ledger: walk.corrected, touched: walk.touched };
};
