import { expect, test } from 'vitest';
import { expedite, logOf, points, setFor, start, toss, type Entries } from '../testing/match-log.ts';
import { expediteDueAt } from './expedite.ts';
import { foldMatch } from './fold.ts';

const due = (...entries: Entries) => expediteDueAt(foldMatch(logOf(...entries), { bestOf: 5 }));
const begun = { ...toss(), at: 5000 };

test('expedite is due ten minutes after the set began (2.15.1)', () => {
  expect(due(begun)).toBe(605_000);
  expect(due(begun, points('abab'))).toBe(605_000);
  expect(due(begun, { ...start, at: 8000 }, points('a'))).toBe(608_000);
  expect(due(begun, setFor('a'), { ...start, at: 700_000 })).toBe(1_300_000);
});

test.each([
  ['before the toss', []],
  ['between two sets', [begun, setFor('a')]],
  ['once 18 points are scored (2.15.2)', [begun, points('ab'.repeat(9))]],
  ['where it is on already', [begun, expedite('a')]],
  ['after the match', [begun, setFor('a'), setFor('a'), setFor('a')]],
] as const)('expedite is not due %s', (_, entries) => {
  expect(due(...entries)).toBeUndefined();
});

test('expedite is still due at 17 points', () => {
  expect(due(begun, points('ab'.repeat(8) + 'a'))).toBe(605_000);
});
