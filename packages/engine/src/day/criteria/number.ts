import type { Queued } from '../queued.ts';

/** The number in the group or the round, and last the id, so that the order is the same everywhere. */
export const number = ({ match: one }: Queued, { match: other }: Queued): number =>
  one.number - other.number || (one.id < other.id ? -1 : Number(one.id > other.id));
