import { describe, expect, it, test } from 'vitest';
import { ageCategories, ageCategory, ageOn, birthYears, isPossibleBirth } from './age.ts';

describe('the age on the first day of an open', () => {
  it.each([
    ['2008-06-15', '2026-06-14', 17, 'the day before the birthday'],
    ['2008-06-15', '2026-06-15', 18, 'on the birthday'],
    ['2008-06-15', '2026-06-16', 18, 'the day after'],
    ['2008-12-31', '2026-01-01', 17, 'the first day of the year'],
    ['2008-01-01', '2026-12-31', 18, 'the last day of the year'],
    ['2026-06-15', '2026-06-15', 0, 'on the day of birth'],
    ['2008-02-29', '2026-02-27', 17, 'born on 29 February, the 27th of a common year'],
    ['2008-02-29', '2026-02-28', 18, 'born on 29 February, the 28th of a common year'],
    ['2008-02-29', '2028-02-28', 19, 'born on 29 February, the 28th of a leap year'],
    ['2008-02-29', '2028-02-29', 20, 'born on 29 February, the 29th'],
    ['2000-02-28', '2100-02-28', 100, 'a century that is no leap year'],
    ['2008-03-29', '2026-03-28', 17, 'born on the 29th of another month'],
    ['2008-02-10', '2026-02-10', 18, 'born on another day of February'],
  ])('%s, %s: %i (%s)', (birth, day, age) => {
    expect(ageOn(birth, day, 'firstDay')).toBe(age);
  });

  it.each([
    ['2008-12-31', '2026-01-01', 18],
    ['2008-01-01', '2026-12-31', 18],
    ['2009-01-01', '2026-12-31', 17],
  ])('by year of birth alone: %s, %s: %i', (birth, day, age) => {
    expect(ageOn(birth, day, 'birthYear')).toBe(age);
  });
});

describe('there is no age', () => {
  it.each([
    ['2026-06-16', '2026-06-15', 'born tomorrow'],
    ['2007-02-29', '2026-06-15', 'a 29 February that never was'],
    ['1900-02-29', '2026-06-15', 'nor was this one'],
    ['2007-13-01', '2026-06-15', 'a thirteenth month'],
    ['2007-00-10', '2026-06-15', 'no month'],
    ['2007-04-31', '2026-06-15', 'a 31 April'],
    ['2007-04-00', '2026-06-15', 'no day'],
    ['15/06/2007', '2026-06-15', 'another notation'],
    ['2007-6-5', '2026-06-15', 'without zeros'],
    ['2007-06-15', '', 'no day of the open'],
    ['2007-06-15', '2026-02-29', 'a day of the open that will not be'],
  ])('%s, %s: %s', (birth, day) => {
    expect(ageOn(birth, day, 'firstDay')).toBeUndefined();
    expect(ageOn(birth, day, 'birthYear')).toBeUndefined();
  });

  it.each(['2000-02-29', '2007-01-31', '2007-06-30', '2007-12-31', '2004-02-29'])(
    'but on %s there is',
    (birth) => {
      expect(ageOn(birth, '2026-12-31', 'birthYear')).toBeDefined();
    },
  );
});

describe('the age category of a year', () => {
  it.each([
    // The youth categories reach to the year in which the age is completed; veterans begin with it (in 2016,
    // born in 1976: the world championships of veterans in Alicante).
    ['2026-01-01', 2026, 'U9'],
    ['2017-01-01', 2026, 'U9'],
    ['2016-12-31', 2026, 'U11'],
    ['2015-01-01', 2026, 'U11'],
    ['2014-12-31', 2026, 'U13'],
    ['2013-01-01', 2026, 'U13'],
    ['2011-01-01', 2026, 'U15'],
    ['2010-12-31', 2026, 'U17'],
    ['2007-01-01', 2026, 'U19'],
    ['2005-01-01', 2026, 'U21'],
    ['2004-12-31', 2026, 'senior'],
    ['1977-01-01', 2016, 'senior'],
    ['1976-12-31', 2016, 'veteran40'],
    ['1967-01-01', 2016, 'veteran40'],
    ['1966-12-31', 2016, 'veteran50'],
    ['1956-12-31', 2016, 'veteran60'],
    ['1946-12-31', 2016, 'veteran70'],
    ['1920-01-01', 2016, 'veteran70'],
  ])('born %s, in %i: %s', (birth, year, category) => {
    expect(ageCategory(birth, year)).toBe(category);
  });

  it.each([
    ['2027-01-01', 2026],
    ['2007-02-29', 2026],
  ])('born %s, in %i: none', (birth, year) => {
    expect(ageCategory(birth, year)).toBeUndefined();
  });
});

test('the years of birth of the categories are those whose players are in them, and leave no year out', () => {
  const year = 2026;
  let next = year;
  for (const category of ageCategories) {
    const { first, last } = birthYears(category, year);
    expect(last).toBe(next);
    expect(ageCategory(`${last}-12-31`, year)).toBe(category);
    expect(ageCategory(`${first ?? 1900}-01-01`, year)).toBe(category);
    next = (first ?? 1900) - 1;
  }
});

test.each([
  ['2026-11-23', true],
  ['2026-11-24', false],
  ['1900-01-01', true],
  ['1899-12-31', false],
])('somebody alive on 23 November 2026 may have been born on %s: %s', (birth, possible) => {
  expect(isPossibleBirth(birth, '2026-11-23')).toBe(possible);
});
