import type { IneligibilityCode } from '@topspin/contract';

/** Reasons why a player may not enter an open. */
export const eligibility: Record<IneligibilityCode, string> = {
  'eligibility.dateOfBirthMissing': 'Falta la fecha de nacimiento.',
  'eligibility.age': 'No cumple la edad.',
  'eligibility.tooYoung': 'La edad mínima es {{min}}.',
  'eligibility.tooOld': 'La edad máxima es {{max}}.',
  'eligibility.genderMissing': 'Falta decir el género.',
  'eligibility.gender': 'No es del género para el que es el torneo.',
  'eligibility.rating': 'No cumple la puntuación.',
  'eligibility.ratingTooLow': 'La puntuación mínima es {{min}}.',
  'eligibility.ratingTooHigh': 'La puntuación máxima es {{max}}.',
  'eligibility.functionalDiversityMissing': 'Falta declarar la diversidad funcional.',
  'eligibility.functionalDiversity': 'El torneo es para personas con diversidad funcional.',
};
