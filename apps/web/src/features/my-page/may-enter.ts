import type { Open, OwnPlayer } from '@topspin/contract';
import { checkEligibility, type IneligibilityReason } from '@topspin/engine';
import { entryRulesOf } from '#domain/inscriptions/entry-rules.ts';

export type Entering = Pick<OwnPlayer, '_id' | 'name' | 'date_of_birth' | 'gender' | 'rating'>;

/** A detail that the profile lacks can be filled in. */
const mendable: readonly IneligibilityReason['code'][] = [
  'eligibility.dateOfBirthMissing',
  'eligibility.genderMissing',
];

/** Whether an open's limits admit a player; what it asks to declare is declared on registering. */
export const mayEnter = ({ date_of_birth: dateOfBirth, gender, rating }: Entering, open: Open): boolean =>
  checkEligibility({ dateOfBirth, gender, rating, functionalDiversity: true }, entryRulesOf(open)).every(
    ({ code }) => mendable.includes(code),
  );
