import {
  type BestOf,
  checkSets,
  parseSetEntry,
  type SetEntryFailure,
  type SetScore,
  type SetsFailure,
  setsToWin,
  type Side,
} from '@topspin/engine';

/** A match sheet as it is being typed: a text for each set. */
export type SheetReading = {
  /** The sets parsed so far, up to the first empty or invalid one. */
  readonly sets: readonly SetScore[];
  /** The parsed set of each text; undefined if empty or invalid. */
  readonly scores: readonly (SetScore | undefined)[];
  /** The error of each text, by index. */
  readonly faults: ReadonlyMap<number, SetEntryFailure | SetsFailure>;
  readonly winner: Side | undefined;
  readonly setsWon: Readonly<Record<Side, number>>;
};

const tally = (sets: readonly SetScore[]): Record<Side, number> => ({
  a: sets.filter(({ a, b }) => a > b).length,
  b: sets.filter(({ a, b }) => b > a).length,
});

/** Parses the texts of a match sheet in order; empty texts after the last set are fine, a gap is an error. */
export function readSheet(texts: readonly string[], bestOf: BestOf): SheetReading {
  const faults = new Map<number, SetEntryFailure | SetsFailure>();
  const scores = texts.map((text, index) => {
    if (text.trim() === '') return undefined;
    const read = parseSetEntry(text);
    if (!read.ok) faults.set(index, read.error);
    return read.ok ? read.value : undefined;
  });
  const end = scores.findIndex((score) => score === undefined);
  const sets = (end < 0 ? scores : scores.slice(0, end)) as SetScore[];
  const checked = checkSets(sets, bestOf);
  if (!checked.ok) faults.set(checked.error.set - 1, checked.error);
  return {
    sets,
    scores,
    faults,
    winner: checked.ok && isWholeSheet(scores, sets.length) ? checked.value : undefined,
    setsWon: tally(sets),
  };
}

const isWholeSheet = (scores: readonly (SetScore | undefined)[], read: number): boolean =>
  scores.slice(read).every((score) => score === undefined);

/**
 * How many fields a sheet shows: the filled ones, plus one while nobody has won, up to the format's maximum.
 */
export function fieldsShown(reading: SheetReading, bestOf: BestOf): number {
  const least = setsToWin(bestOf);
  const wanted = reading.winner === undefined ? reading.sets.length + 1 : reading.sets.length;
  return Math.min(bestOf, Math.max(least, wanted));
}
