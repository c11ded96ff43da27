import { describe, expect, test } from 'vitest';
import { doublesClasses, genderOf, makesPair, sumReason } from './doubles.ts';

describe('two people may be a pair', () => {
  test.each([
    ['men', 'man', 'man', true],
    ['men', 'man', 'woman', false],
    ['men', 'man', null, true],
    ['women', 'woman', 'woman', true],
    ['women', 'other', 'woman', false],
    ['mixed', 'woman', 'man', true],
    ['mixed', 'man', 'man', false],
    ['mixed', 'woman', 'woman', false],
    ['mixed', 'other', 'man', false],
    ['mixed', 'other', null, false],
    ['mixed', 'man', null, true],
    ['mixed', null, null, true],
    ['open', 'man', 'man', true],
    ['open', 'other', null, true],
  ] as const)('%s of %s and %s: %s', (doubles, one, other, may) => {
    expect(makesPair(doubles, [one, other])).toBe(may);
    expect(makesPair(doubles, [other, one])).toBe(may);
  });
});

test('a class for one gender asks everybody for it', () => {
  expect(doublesClasses.map((doubles) => genderOf(doubles))).toEqual(['man', 'woman', null, null]);
});

describe('the ratings of a pair', () => {
  const allowed = { min: 1800, max: 2200 };
  test.each([
    [1000, 1000, null, undefined],
    [9000, 9000, null, undefined],
    [900, 900, allowed, undefined],
    [1100, 1100, allowed, undefined],
    [900, 899, allowed, { code: 'pair.sumTooLow', sum: 1799, min: 1800 }],
    [1100, 1101, allowed, { code: 'pair.sumTooHigh', sum: 2201, max: 2200 }],
    // The sum is rounded once, as it is shown.
    [1100.2, 1100.2, allowed, undefined],
    [1100.4, 1100.4, allowed, { code: 'pair.sumTooHigh', sum: 2201, max: 2200 }],
    [899.6, 899.8, allowed, { code: 'pair.sumTooLow', sum: 1799, min: 1800 }],
  ] as const)('%d and %d add up within %j: %j', (one, other, range, reason) => {
    expect(sumReason([one, other], range)).toEqual(reason);
    expect(sumReason([other, one], range)).toEqual(reason);
  });
});
