import type { EstimatedInstant } from '@topspin/contract';
import type { Interval } from '@topspin/engine';

/** An estimated instant as numbers, in milliseconds. */
export const asInterval = (instant: EstimatedInstant | null): Interval | undefined =>
  instant === null
    ? undefined
    : {
        earliest: Date.parse(instant.earliest),
        likely: Date.parse(instant.likely),
        latest: Date.parse(instant.latest),
      };
