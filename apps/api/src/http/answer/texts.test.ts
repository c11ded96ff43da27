import { expect, test } from 'vitest';
import { errorText } from './texts.ts';

const reasons = [
  { code: 'eligibility.tooYoung', age: 15, min: 18 },
  { code: 'eligibility.ratingTooHigh', rating: 1500, max: 1200 },
];

test('a refusal to enter names each reason in the language asked for, and nobody’s age', () => {
  expect(errorText('inscription.notEligible', 'en', { reasons })).toEqual({
    message: 'The conditions of the open are not met.',
    message2: 'The minimum age is 18. The maximum rating is 1200.',
  });
  expect(errorText('inscription.notEligible', 'es', { reasons }).message2).toBe(
    'La edad mínima es 18. La puntuación máxima es 1200.',
  );
});

test('reasons come after a hint, and what is no reason is left out', () => {
  expect(errorText('auth.badCode', 'en', { reasons: [null, 'x', { code: 'toString' }] })).toEqual({
    message: 'The code is wrong or has expired.',
    message2: 'Ask for another code.',
  });
  expect(errorText('inscription.closed', 'en', { reasons: 'none' })).toEqual({
    message: 'Registration closed',
  });
});
