import type { OpenId } from '../id.ts';
import { byFinish } from './rated-match.ts';
import type { RatedMatch } from './rated-match.ts';
import type { RatingUpdating } from './settings.ts';

/** Matches that are rated together: all of them see the ratings from before the first. In order of finish. */
type Batch = readonly RatedMatch[];

const lastOf = (batch: Batch): RatedMatch => batch[batch.length - 1] as RatedMatch;

/** The matches of each open together; a match of no open stays alone. */
const byEvent = (ordered: readonly RatedMatch[]): Batch[] => {
  const batches: RatedMatch[][] = [];
  const ofEvent = new Map<OpenId, RatedMatch[]>();
  for (const match of ordered) {
    const known = match.event === undefined ? undefined : ofEvent.get(match.event);
    if (known !== undefined) {
      known.push(match);
      continue;
    }
    const batch = [match];
    batches.push(batch);
    if (match.event !== undefined) ofEvent.set(match.event, batch);
  }
  return batches;
};

/** An open is rated when its last match has finished, so that opens which overlap have an order too. */
const byLastFinish = (one: Batch, other: Batch): number => byFinish(lastOf(one), lastOf(other));

/** The matches in the order in which they are rated, in the batches that are rated together. */
export const inBatches = (matches: readonly RatedMatch[], updating: RatingUpdating): Batch[] => {
  const ordered = matches.toSorted(byFinish);
  switch (updating) {
    case 'perMatch':
      return ordered.map((match) => [match]);
    case 'perEvent':
      return byEvent(ordered).toSorted(byLastFinish);
  }
};
