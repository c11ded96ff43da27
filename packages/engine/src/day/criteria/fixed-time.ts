import type { Queued } from '../queued.ts';

/** A match with a fixed time goes before those without, the earlier time first; until its time it waits (`fixedTime`). */
export const fixedTime = (one: Queued, other: Queued): number => timeOf(one) - timeOf(other);

const timeOf = ({ match: { fixedAt } }: Queued): number => fixedAt ?? Number.MAX_SAFE_INTEGER;
