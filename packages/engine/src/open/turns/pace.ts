import { isInPlay, type EndedMatch } from './hall.ts';
import type { HallIndex } from './hall-index.ts';

const minute = 60_000;
/** Shorter gaps are results entered together from the sheets, longer ones a break. */
const gapBetween = { least: 4 * minute, most: 60 * minute } as const;
/** Fewer say nothing about the pace of an open. */
const fewest = 5;

/** From the end of a match on a table to the end of the next one, in milliseconds: the median; null if too few were played. */
export function paceOf(ended: readonly EndedMatch[]): number | null {
  const gaps = [...Map.groupBy(ended, ({ table }) => table)]
    .flatMap(([table, matches]) => (table === null ? [] : gapsOf(matches)))
    .filter((gap) => gap >= gapBetween.least && gap <= gapBetween.most)
    .toSorted((one, other) => one - other);
  return gaps.length < fewest ? null : (gaps[Math.floor(gaps.length / 2)] ?? null);
}

function gapsOf(matches: readonly EndedMatch[]): number[] {
  const ends = matches.map(({ endedAt }) => endedAt).toSorted((one, other) => one - other);
  return ends.slice(1).map((end, index) => end - (ends[index] ?? end));
}

/** When a turn comes, estimated from the pace of the open. */
export type Estimate = {
  /** When the table will have played the matches before it, in milliseconds; null without a pace. */
  readonly expectedAt: number | null;
  /** What those of them that have not begun take, in milliseconds: it comes no sooner, however late the table runs. */
  readonly leastWait: number | null;
};

export const noEstimate: Estimate = { expectedAt: null, leastWait: null };

/** When a table will have played this many more matches, at the pace of the open. */
export function estimate(
  table: number,
  before: number,
  { pace, busySince, onTable }: Pick<HallIndex, 'pace' | 'busySince' | 'onTable'>,
): Estimate {
  const since = busySince(table);
  if (pace === null || since === 0) return noEstimate;
  const begun = onTable(table).some(isInPlay) ? 1 : 0;
  return { expectedAt: since + before * pace, leastWait: (before - begun) * pace };
}
