import type { IneligibilityCode } from '@topspin/contract';

/** Reasons why a player may not enter an open. */
export const eligibility: Record<IneligibilityCode, string> = {
  'eligibility.dateOfBirthMissing': 'Falta la data de naixement.',
  'eligibility.age': 'No té l’edat que es demana.',
  'eligibility.tooYoung': 'L’edat mínima és {{min}}.',
  'eligibility.tooOld': 'L’edat màxima és {{max}}.',
  'eligibility.genderMissing': 'Falta indicar el gènere.',
  'eligibility.gender': 'El torneig no és per al seu gènere.',
  'eligibility.rating': 'No té la puntuació que es demana.',
  'eligibility.ratingTooLow': 'La puntuació mínima és {{min}}.',
  'eligibility.ratingTooHigh': 'La puntuació màxima és {{max}}.',
  'eligibility.functionalDiversityMissing': 'Falta declarar la diversitat funcional.',
  'eligibility.functionalDiversity': 'El torneig és per a persones amb diversitat funcional.',
};
