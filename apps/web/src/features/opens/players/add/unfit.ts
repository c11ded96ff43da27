import type { Newcomer, OpenPage } from '@topspin/contract';
import { checkEligibility, defaultRatingSettings, type IneligibilityReason } from '@topspin/engine';
import { ownTimeZone, toWallTime } from '#lib/zoned-time.ts';

type Limits = Pick<
  OpenPage,
  'date_start' | 'age_reckoning' | 'age_range' | 'gender' | 'rating_range' | 'functional_diversity'
> & { readonly venue: { readonly time_zone: string } | null };

/**
 * Why an open's limits exclude somebody new of a list, from what the list says: as the server will judge. Where those without
 * a rating begin is a setting that only the server knows.
 */
export const unfitFor =
  (open: Limits) =>
  ({ date_of_birth, initial_rating }: Newcomer): readonly IneligibilityReason[] =>
    checkEligibility(
      {
        dateOfBirth: date_of_birth,
        gender: null,
        rating: initial_rating ?? defaultRatingSettings.start,
        functionalDiversity: null,
      },
      {
        firstDay: toWallTime(open.date_start, open.venue?.time_zone ?? ownTimeZone()).slice(0, 10),
        ageReckoning: open.age_reckoning,
        age: open.age_range,
        gender: open.gender,
        rating: initial_rating === null ? null : open.rating_range,
        functionalDiversity: open.functional_diversity,
      },
    );
