import type { IneligibilityCode } from '@topspin/contract';

/** Reasons why a player may not enter an open. */
export const eligibility: Record<IneligibilityCode, string> = {
  'eligibility.dateOfBirthMissing': 'Falta la data de naixement.',
  'eligibility.age': 'No compleix l’edat.',
  'eligibility.tooYoung': 'L’edat mínima és {{min}}.',
  'eligibility.tooOld': 'L’edat màxima és {{max}}.',
  'eligibility.genderMissing': 'Falta dir el gènere.',
  'eligibility.gender': 'No és del gènere per al qual és el torneig.',
  'eligibility.rating': 'No compleix el rating.',
  'eligibility.ratingTooLow': 'El rating mínim és {{min}}.',
  'eligibility.ratingTooHigh': 'El rating màxim és {{max}}.',
  'eligibility.functionalDiversityMissing': 'Falta declarar la diversitat funcional.',
  'eligibility.functionalDiversity': 'El torneig és per a persones amb diversitat funcional.',
};
