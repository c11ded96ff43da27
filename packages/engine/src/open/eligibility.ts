import { ageOn } from './age.ts';
import type { AgeReckoning } from './age.ts';
import type { PlainDate } from './plain-date.ts';

/** The genders of the specification. */
export const genders = ['man', 'woman', 'other'] as const;
export type Gender = (typeof genders)[number];

/** A range with both ends included; null means no limit. */
export type Range = { readonly min: number; readonly max: number } | null;

/** The rules of who may enter an open. */
export type EntryRules = {
  /** The open's first day in its venue. */
  readonly firstDay: PlainDate;
  readonly ageReckoning: AgeReckoning;
  readonly age: Range;
  /** Only players of this gender; null means everybody. */
  readonly gender: Gender | null;
  /** Rating at the time of registering, rounded as shown. */
  readonly rating: Range;
  /** Only players with functional diversity. */
  readonly functionalDiversity: boolean;
};

/** What is known of a player on registering; null if unknown. */
export type Candidate = {
  readonly dateOfBirth: PlainDate | null;
  readonly gender: Gender | null;
  readonly rating: number;
  /** Null when the player has not given consent to keep it. */
  readonly functionalDiversity: boolean | null;
};

/** Why a player may not enter. */
export type IneligibilityReason =
  | { readonly code: 'eligibility.dateOfBirthMissing' }
  | { readonly code: 'eligibility.tooYoung'; readonly age: number; readonly min: number }
  | { readonly code: 'eligibility.tooOld'; readonly age: number; readonly max: number }
  | { readonly code: 'eligibility.genderMissing'; readonly gender: Gender }
  | { readonly code: 'eligibility.gender'; readonly gender: Gender }
  | { readonly code: 'eligibility.ratingTooLow'; readonly rating: number; readonly min: number }
  | { readonly code: 'eligibility.ratingTooHigh'; readonly rating: number; readonly max: number }
  | { readonly code: 'eligibility.functionalDiversityMissing' }
  | { readonly code: 'eligibility.functionalDiversity' };

/** Why a player may not enter, as shown to others: the kind of limit, without figures. */
export type IneligibilityKind =
  | Exclude<
      IneligibilityReason['code'],
      'eligibility.tooYoung' | 'eligibility.tooOld' | 'eligibility.ratingTooLow' | 'eligibility.ratingTooHigh'
    >
  | 'eligibility.age'
  | 'eligibility.rating';

/** The kind of a reason. */
export const kindOfIneligibility = ({ code }: IneligibilityReason): IneligibilityKind => {
  switch (code) {
    case 'eligibility.tooYoung':
    case 'eligibility.tooOld':
      return 'eligibility.age';
    case 'eligibility.ratingTooLow':
    case 'eligibility.ratingTooHigh':
      return 'eligibility.rating';
    case 'eligibility.dateOfBirthMissing':
    case 'eligibility.genderMissing':
    case 'eligibility.gender':
    case 'eligibility.functionalDiversityMissing':
    case 'eligibility.functionalDiversity':
      return code;
  }
};

const ageReason = (player: Candidate, rules: EntryRules): IneligibilityReason | undefined => {
  if (rules.age === null) return undefined;
  const { min, max } = rules.age;
  const age =
    player.dateOfBirth === null ? undefined : ageOn(player.dateOfBirth, rules.firstDay, rules.ageReckoning);
  if (age === undefined) return { code: 'eligibility.dateOfBirthMissing' };
  if (age < min) return { code: 'eligibility.tooYoung', age, min };
  return age > max ? { code: 'eligibility.tooOld', age, max } : undefined;
};

const genderReason = (player: Candidate, { gender }: EntryRules): IneligibilityReason | undefined => {
  if (gender === null || player.gender === gender) return undefined;
  return player.gender === null
    ? { code: 'eligibility.genderMissing', gender }
    : { code: 'eligibility.gender', gender };
};

const ratingReason = (player: Candidate, rules: EntryRules): IneligibilityReason | undefined => {
  if (rules.rating === null) return undefined;
  const { min, max } = rules.rating;
  const rating = Math.round(player.rating);
  if (rating < min) return { code: 'eligibility.ratingTooLow', rating, min };
  return rating > max ? { code: 'eligibility.ratingTooHigh', rating, max } : undefined;
};

const diversityReason = (player: Candidate, rules: EntryRules): IneligibilityReason | undefined => {
  if (!rules.functionalDiversity || player.functionalDiversity === true) return undefined;
  return player.functionalDiversity === null
    ? { code: 'eligibility.functionalDiversityMissing' }
    : { code: 'eligibility.functionalDiversity' };
};

/** Every reason why a player may not enter an open, none when welcome. Ages by plain dates, no time zone. */
export const checkEligibility = (player: Candidate, rules: EntryRules): readonly IneligibilityReason[] =>
  [ageReason, genderReason, ratingReason, diversityReason].flatMap(
    (reasonOf) => reasonOf(player, rules) ?? [],
  );
