import { describe, expect, test } from 'vitest';
import { decides, isLast, mayDelete, mayEnd, mayErase, type Administrator } from './rank.ts';

const now = new Date('2026-03-07T10:00:00Z');
const since = (
  user_id: string,
  relation: Administrator['relation'],
  created = '2025-01-01',
): Administrator => ({
  user_id,
  relation,
  created_at: new Date(created),
});
const coach = since('coach', 'coach');
const mother = since('mother', 'guardian');
const father = since('father', 'guardian', '2026-03-06');
const ages = { 10: '2016-01-01', 16: '2010-01-01', 30: '1996-01-01' } as const;

type Case = {
  readonly age: keyof typeof ages;
  readonly account?: boolean;
  readonly by: readonly Administrator[];
};
const situation = ({ age, account = false, by }: Case) => ({
  player: { user_id: account ? 'player' : null, date_of_birth: ages[age] },
  administrators: by,
  guardianAge: 14,
  now,
});
const everybody = ['player', 'mother', 'coach'];

describe('who decides, and who deletes', () => {
  test.each<[string, Case, string[], string[]]>([
    ['of a child: the coach alone', { age: 10, by: [coach] }, ['coach'], ['coach']],
    ['of a child: the guardian over the coach', { age: 10, by: [coach, mother] }, ['mother'], ['mother']],
    ['of a child with an account', { age: 10, account: true, by: [mother] }, ['mother'], ['mother']],
    ['of a child with an account alone', { age: 10, account: true, by: [] }, ['player'], ['player']],
    ['at 16 without an account', { age: 16, by: [coach, mother] }, ['mother'], ['mother']],
    ['at 16', { age: 16, account: true, by: [coach, mother] }, ['player', 'mother'], ['player']],
    ['at 16 without a guardian', { age: 16, account: true, by: [coach] }, ['player'], ['player']],
    ['grown up', { age: 30, account: true, by: [coach, mother] }, ['player'], ['player']],
    ['grown up without an account', { age: 30, by: [coach] }, ['coach'], ['coach']],
  ])('%s', (_, given, deciding, deleting) => {
    expect(everybody.filter((one) => decides(situation(given), one))).toEqual(deciding);
    expect(everybody.filter((one) => mayDelete(situation(given), one))).toEqual(deleting);
  });
});

describe('who erases the profile for good', () => {
  test.each<[string, Case, string[]]>([
    ['a guardian, beside a coach', { age: 10, by: [coach, mother] }, ['mother']],
    ['neither of two guardians', { age: 10, by: [mother, father] }, []],
    ['no coach', { age: 10, by: [coach] }, []],
    ['nobody for whom has an account', { age: 10, account: true, by: [mother] }, []],
    ['a guardian of somebody grown up without an account', { age: 30, by: [mother] }, ['mother']],
  ])('%s', (_, given, erasing) => {
    expect([...everybody, 'father'].filter((one) => mayErase(situation(given), one))).toEqual(erasing);
  });
});

describe('who ends the access of whom', () => {
  test.each<[string, Case, Administrator, string[]]>([
    ['a coach’s, beside a guardian', { age: 10, by: [coach, mother] }, coach, ['mother', 'coach']],
    ['a guardian’s, beside a coach', { age: 10, by: [coach, mother] }, mother, ['mother']],
    [
      'a guardian’s, by a player of 16',
      { age: 16, account: true, by: [coach, mother] },
      mother,
      ['player', 'mother'],
    ],
    ['a guardian’s, by a child', { age: 10, account: true, by: [mother] }, mother, ['mother']],
    ['a coach’s, of an adult', { age: 30, account: true, by: [coach, mother] }, coach, ['player', 'coach']],
    ['a new guardian’s, by the one before', { age: 10, by: [coach, mother, father] }, father, ['mother']],
    ['a new guardian’s, by the coach who was alone', { age: 10, by: [coach, father] }, father, ['coach']],
    ['a guardian’s, by a new one', { age: 10, by: [mother, father] }, mother, ['mother']],
  ])('%s', (_, given, ended, by) => {
    expect(everybody.filter((one) => mayEnd(situation(given), one, ended))).toEqual(by);
  });
});

test.each<[string, Case, boolean]>([
  ['a child has nobody else', { age: 10, by: [mother] }, true],
  ['a child with an account neither', { age: 10, account: true, by: [mother] }, true],
  ['a child has another', { age: 10, by: [coach, mother] }, false],
  ['an adult without an account', { age: 30, by: [coach] }, true],
  ['a player of 16 with an account', { age: 16, account: true, by: [mother] }, false],
])('the last one: %s', (_, given, last) => {
  expect(isLast(situation(given))).toBe(last);
});
