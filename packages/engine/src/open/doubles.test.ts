import { describe, expect, test } from 'vitest';
import { doublesClasses, genderOf, makesPair } from './doubles.ts';

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
