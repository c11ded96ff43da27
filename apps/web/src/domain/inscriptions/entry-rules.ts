import type { OpenPage } from '@topspin/contract';
import type { EntryRules } from '@topspin/engine';
import { ownTimeZone, toWallTime } from '#lib/zoned-time.ts';

export type EntryLimits = Pick<
  OpenPage,
  'date_start' | 'age_reckoning' | 'age_range' | 'gender' | 'rating_range' | 'functional_diversity'
> & { readonly venue: { readonly time_zone: string } | null };

/** The conditions for registering in an open, as the server checks them. */
export const entryRulesOf = (open: EntryLimits): EntryRules => ({
  firstDay: toWallTime(open.date_start, open.venue?.time_zone ?? ownTimeZone()).slice(0, 10),
  ageReckoning: open.age_reckoning,
  age: open.age_range,
  gender: open.gender,
  rating: open.rating_range,
  functionalDiversity: open.functional_diversity,
});
