import { describe, expect, it } from 'vitest';
import { checkEligibility } from './eligibility.ts';
import type { Candidate, EntryRules } from './eligibility.ts';

const everybody: EntryRules = {
  firstDay: '2026-06-15',
  ageReckoning: 'firstDay',
  age: null,
  gender: null,
  rating: null,
  functionalDiversity: false,
};

const unknown: Candidate = { dateOfBirth: null, gender: null, rating: 1000, functionalDiversity: null };

describe('who may enter', () => {
  it('an open for everybody: also who said nothing', () => {
    expect(checkEligibility(unknown, everybody)).toStrictEqual([]);
    expect(checkEligibility({ ...unknown, gender: 'man' }, everybody)).toStrictEqual([]);
  });

  const born = (dateOfBirth: string | null): Candidate => ({ ...unknown, dateOfBirth });
  const rated = (rating: number): Candidate => ({ ...unknown, rating });
  const teens: EntryRules = { ...everybody, age: { min: 13, max: 17 } };
  const middle: EntryRules = { ...everybody, rating: { min: 900, max: 1200 } };
  const women: EntryRules = { ...everybody, gender: 'woman' };
  const diverse: EntryRules = { ...everybody, functionalDiversity: true };

  it.each<[string, Candidate, EntryRules, readonly unknown[]]>([
    ['13 on the day', born('2013-06-15'), teens, []],
    ['13 tomorrow', born('2013-06-16'), teens, [{ code: 'eligibility.tooYoung', age: 12, min: 13 }]],
    ['18 tomorrow', born('2008-06-16'), teens, []],
    ['18 on the day', born('2008-06-15'), teens, [{ code: 'eligibility.tooOld', age: 18, max: 17 }]],
    [
      '18 this year, by year',
      born('2008-12-31'),
      { ...teens, ageReckoning: 'birthYear' },
      [{ code: 'eligibility.tooOld', age: 18, max: 17 }],
    ],
    ['13 this year, by year', born('2013-12-31'), { ...teens, ageReckoning: 'birthYear' }, []],
    ['no date of birth', born(null), teens, [{ code: 'eligibility.dateOfBirthMissing' }]],
    ['a date that does not exist', born('2013-02-30'), teens, [{ code: 'eligibility.dateOfBirthMissing' }]],
    ['rating at the lower end', rated(900), middle, []],
    ['rating shown as the lower end', rated(899.5), middle, []],
    [
      'rating shown below',
      rated(899.4),
      middle,
      [{ code: 'eligibility.ratingTooLow', rating: 899, min: 900 }],
    ],
    ['rating at the upper end', rated(1200.4), middle, []],
    [
      'rating shown above',
      rated(1200.5),
      middle,
      [{ code: 'eligibility.ratingTooHigh', rating: 1201, max: 1200 }],
    ],
    ['a woman', { ...unknown, gender: 'woman' }, women, []],
    [
      'a man among women',
      { ...unknown, gender: 'man' },
      women,
      [{ code: 'eligibility.gender', gender: 'woman' }],
    ],
    [
      'another gender among women',
      { ...unknown, gender: 'other' },
      women,
      [{ code: 'eligibility.gender', gender: 'woman' }],
    ],
    ['gender not said', unknown, women, [{ code: 'eligibility.genderMissing', gender: 'woman' }]],
    ['functional diversity', { ...unknown, functionalDiversity: true }, diverse, []],
    [
      'none',
      { ...unknown, functionalDiversity: false },
      diverse,
      [{ code: 'eligibility.functionalDiversity' }],
    ],
    ['not said', unknown, diverse, [{ code: 'eligibility.functionalDiversityMissing' }]],
  ])('%s', (_, candidate, rules, reasons) => {
    expect(checkEligibility(candidate, rules)).toStrictEqual(reasons);
  });

  it('every reason is named, not only the first', () => {
    const rules: EntryRules = {
      ...teens,
      gender: 'woman',
      rating: { min: 1500, max: 2000 },
      functionalDiversity: true,
    };
    expect(checkEligibility(unknown, rules).map(({ code }) => code)).toStrictEqual([
      'eligibility.dateOfBirthMissing',
      'eligibility.genderMissing',
      'eligibility.ratingTooLow',
      'eligibility.functionalDiversityMissing',
    ]);
  });
});
