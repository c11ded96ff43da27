import type { Newcomer } from '@topspin/contract';
import { expect, test } from 'vitest';
import { unfitFor } from './unfit.ts';

const limits = {
  date_start: '2026-11-22T23:30:00Z',
  venue: { time_zone: 'Europe/Madrid' },
  age_reckoning: 'firstDay',
  age_range: { min: 12, max: 17 },
  rating_range: { min: 1100, max: 1200 },
  gender: null,
  functional_diversity: false,
} as const;
const somebody: Newcomer = {
  row: 1,
  name: 'Ana',
  club: null,
  gender: null,
  date_of_birth: '2012-05-05',
  initial_rating: null,
  phone: null,
};

test.each<[string, Partial<Newcomer>, readonly string[]]>([
  ['fits', {}, []],
  ['is 12 on the first day at the venue', { date_of_birth: '2014-11-23' }, []],
  ['is too young', { date_of_birth: '2014-11-24' }, ['eligibility.tooYoung']],
  ['has no date of birth', { date_of_birth: null }, ['eligibility.dateOfBirthMissing']],
  ['has no rating yet', { initial_rating: null }, []],
  ['plays too well', { initial_rating: 1300 }, ['eligibility.ratingTooHigh']],
])('somebody new who %s is judged as the server does', (_, known, codes) => {
  expect(unfitFor(limits)({ ...somebody, ...known }).map(({ code }) => code)).toEqual(codes);
});
