import { fail } from '#http/fail.ts';
import type { Busy } from './store.ts';

/**
 * Refuses to make one person of two who are both in a match now: either they are two people, or a match has to be put back first. The
 * refusal names only the two who were asked about.
 */
export function refuseBusy([one, two]: readonly Busy[], nameOf: (busy: Busy) => string): void {
  if (!one || !two) return;
  const [person, other] = [nameOf(one), nameOf(two)];
  throw one.match === null || two.match === null
    ? fail('day.bothElsewhere', { person, other })
    : fail('day.bothBusy', {
        person,
        table: one.table,
        match: one.match,
        other,
        other_table: two.table,
        other_match: two.match,
      });
}
