import type { Newcomer } from '@topspin/contract';
import { checkEligibility, defaultRatingSettings, type IneligibilityReason } from '@topspin/engine';
import { type EntryLimits, entryRulesOf } from '#domain/inscriptions/entry-rules.ts';

/**
 * Why an open's limits exclude somebody new of a list, from what the list says: as the server will judge. Where those without
 * a rating begin is a setting that only the server knows.
 */
export const unfitFor =
  (open: EntryLimits) =>
  ({ date_of_birth, gender, initial_rating }: Newcomer): readonly IneligibilityReason[] => {
    const rules = entryRulesOf(open);
    return checkEligibility(
      {
        dateOfBirth: date_of_birth,
        gender,
        rating: initial_rating ?? defaultRatingSettings.start,
        functionalDiversity: null,
      },
      { ...rules, rating: initial_rating === null ? null : rules.rating },
    );
  };
