import type { IneligibilityCode } from '@topspin/contract';

/** Reasons why a player may not enter an open. */
export const eligibility: Record<IneligibilityCode, string> = {
  'eligibility.dateOfBirthMissing': 'The date of birth is missing.',
  'eligibility.age': 'Outside the age limits.',
  'eligibility.tooYoung': 'The minimum age is {{min}}.',
  'eligibility.tooOld': 'The maximum age is {{max}}.',
  'eligibility.genderMissing': 'The gender is missing.',
  'eligibility.gender': 'The open is for another gender.',
  'eligibility.rating': 'Outside the rating limits.',
  'eligibility.ratingTooLow': 'The minimum rating is {{min}}.',
  'eligibility.ratingTooHigh': 'The maximum rating is {{max}}.',
  'eligibility.functionalDiversityMissing': 'Functional diversity has not been declared.',
  'eligibility.functionalDiversity': 'The open is for people with functional diversity.',
};
