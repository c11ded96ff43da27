import { itemAt } from '../item-at.ts';
import { byFinish } from './rated-match.ts';
import type { RatedMatch } from './rated-match.ts';
import type { RatingUpdating } from './settings.ts';

/** Matches that are rated together, all with the ratings from before the first. In order of finish. */
export type Batch = readonly RatedMatch[];

/** The key of a match's batch: its open under updates per event, if it has one, otherwise itself. */
export const batchName = (match: RatedMatch, updating: RatingUpdating): string => {
  switch (updating) {
    case 'perMatch':
      return match.id;
    case 'perEvent':
      return match.event ?? match.id;
  }
};

const lastOf = (batch: Batch): RatedMatch => itemAt(batch, batch.length - 1);

/**
 * The matches in rating order, in batches that are rated together. An open is rated when its last match has
 * finished, so that overlapping opens have an order too.
 */
export const inBatches = (matches: readonly RatedMatch[], updating: RatingUpdating): readonly Batch[] => {
  const batches = Map.groupBy(matches.toSorted(byFinish), (match) => batchName(match, updating));
  return [...batches.values()].toSorted((one, other) => byFinish(lastOf(one), lastOf(other)));
};
