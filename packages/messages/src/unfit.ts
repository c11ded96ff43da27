import type { IneligibilityCode } from '@topspin/contract';

type Texts = Readonly<Record<IneligibilityCode, string>>;

/** The reasons why somebody may not enter an open, under names without dots, for pages. */
export const unfitTexts = (texts: Texts) => ({
  dateOfBirthMissing: texts['eligibility.dateOfBirthMissing'],
  tooYoung: texts['eligibility.tooYoung'],
  tooOld: texts['eligibility.tooOld'],
  genderMissing: texts['eligibility.genderMissing'],
  gender: texts['eligibility.gender'],
  ratingTooLow: texts['eligibility.ratingTooLow'],
  ratingTooHigh: texts['eligibility.ratingTooHigh'],
  functionalDiversityMissing: texts['eligibility.functionalDiversityMissing'],
  functionalDiversity: texts['eligibility.functionalDiversity'],
});
