import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { checkSets, checkSetScore, parseSetEntry, setWinner, winningPoints } from './set-score.ts';

const score = (text: string) => {
  const [a = NaN, b = NaN] = text.split(' ').map(Number);
  return { a, b };
};
const sets = (text: string) => text.split(', ').map(score);

describe('the score of a set', () => {
  test.each([
    '11 0',
    '11 9',
    '12 10',
    '13 11',
    '15 13',
    '0 11',
    '9 11',
    '10 12',
    '28 30',
    '99 97',
    '102 100',
    '2501 2499',
  ])('%s stands', (text) => {
    expect(checkSetScore(score(text))).toEqual({ ok: true, value: score(text) });
  });

  test.each([
    ['0 0', 'match.setNotFinished'],
    ['7 5', 'match.setNotFinished'],
    ['10 8', 'match.setNotFinished'],
    ['10 10', 'match.setNotFinished'],
    ['10 0', 'match.setNotFinished'],
    ['11 10', 'match.setLeadTooSmall'],
    ['10 11', 'match.setLeadTooSmall'],
    ['11 11', 'match.setLeadTooSmall'],
    ['20 21', 'match.setLeadTooSmall'],
    ['12 9', 'match.setTooLong'],
    ['9 12', 'match.setTooLong'],
    ['12 0', 'match.setTooLong'],
    ['13 10', 'match.setTooLong'],
    ['21 19.5', 'match.setNotWhole'],
    ['NaN 11', 'match.setNotWhole'],
    ['Infinity 11', 'match.setNotWhole'],
    ['11 1e300', 'match.setNotWhole'],
    ['11 -1', 'match.setNegative'],
    ['-11 -9', 'match.setNegative'],
    ['10002 10000', 'match.setPointsTooMany'],
    ['1000000 0', 'match.setPointsTooMany'],
  ])('%s is refused as %s, with its figures', (text, code) => {
    expect(checkSetScore(score(text))).toEqual({ ok: false, error: { code, ...score(text) } });
  });

  test('every score is either legal or named, and the legal ones are those that playing point by point can reach', () => {
    const reachable = new Set<string>();
    for (let loser = 0; loser <= 108; loser += 1) {
      reachable.add(`${winningPoints(loser)} ${loser}`).add(`${loser} ${winningPoints(loser)}`);
    }
    for (let a = 0; a <= 110; a += 1) {
      for (let b = 0; b <= 110; b += 1) {
        expect(checkSetScore({ a, b }).ok, `${a}-${b}`).toBe(reachable.has(`${a} ${b}`));
      }
    }
  });

  test('whatever numbers come, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (a, b) => typeof checkSetScore({ a, b }).ok === 'boolean'),
      { numRuns: runs },
    );
  });
});

describe('the sets of a match', () => {
  test.each([
    ['11 5', 1, 'a'],
    ['11 5, 11 5, 11 5', 5, 'a'],
    ['11 5, 5 11, 11 5, 5 11, 9 11', 5, 'b'],
    ['11 5, 11 5', 5, undefined],
    ['11 5, 5 11', 3, undefined],
    ['11 0, 11 0, 11 0', 7, undefined],
    ['11 0, 11 0, 11 0, 11 0, 11 0', 9, 'a'],
  ] as const)('%s in the best of %i: %s wins', (text, bestOf, winner) => {
    expect(checkSets(sets(text), bestOf)).toEqual({ ok: true, value: winner });
  });

  test('no set yet decides nothing', () => {
    expect(checkSets([], 5)).toEqual({ ok: true, value: undefined });
  });

  test.each([
    ['11 5, 11 5, 11 5, 11 5', 5, { code: 'match.setAfterDecision', set: 4 }],
    ['11 5, 5 11', 1, { code: 'match.setAfterDecision', set: 2 }],
    ['11 5, 5 11, 11 5, 5 11, 9 11, 11 0', 5, { code: 'match.setAfterDecision', set: 6 }],
    ['11 5, 12 9', 5, { code: 'match.setTooLong', set: 2, a: 12, b: 9 }],
    ['7 5', 3, { code: 'match.setNotFinished', set: 1, a: 7, b: 5 }],
  ] as const)('%s in the best of %i is refused', (text, bestOf, error) => {
    expect(checkSets(sets(text), bestOf)).toEqual({ ok: false, error });
  });
});

describe('a set as it is written on a match sheet', () => {
  test.each([
    ['9', 11, 9],
    ['0', 11, 0],
    ['+7', 11, 7],
    ['-9', 9, 11],
    ['-0', 0, 11],
    ['10', 12, 10],
    ['12', 14, 12],
    ['-12', 12, 14],
    ['-10', 10, 12],
    [' 8 ', 11, 8],
    ['11-9', 11, 9],
    ['9-11', 9, 11],
    ['11 - 9', 11, 9],
    ['- 9', 9, 11],
    ['15:13', 15, 13],
    ['−9', 9, 11],
    ['11–9', 11, 9],
    ['007', 11, 7],
  ])('`%s` is %i-%i', (text, a, b) => {
    expect(parseSetEntry(text)).toEqual({ ok: true, value: { a, b } });
  });

  test.each([
    '',
    '-',
    'x',
    '9a',
    '1.5',
    '9,5',
    '11-',
    '--9',
    '11-9-7',
    '1e2',
    '٩',
    '99999',
    '9 7',
    '1 1',
    '- 1 2',
  ])('`%s` cannot be read', (text) => {
    expect(parseSetEntry(text)).toEqual({ ok: false, error: { code: 'match.setEntryUnreadable', text } });
  });

  test.each([
    ['11-10', 'match.setLeadTooSmall'],
    ['12-9', 'match.setTooLong'],
    ['7-5', 'match.setNotFinished'],
    ['500', 'match.setPointsTooMany'],
    ['-119', 'match.setPointsTooMany'],
  ])('`%s` is refused as %s', (text, code) => {
    expect(parseSetEntry(text)).toMatchObject({ ok: false, error: { code } });
  });

  test('every set can be written in the short form and in full', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 97 }), fc.boolean(), (loser, lost) => {
        const winner = winningPoints(loser);
        const value = lost ? { a: loser, b: winner } : { a: winner, b: loser };
        expect(parseSetEntry(`${lost ? '-' : ''}${loser}`)).toEqual({ ok: true, value });
        expect(parseSetEntry(`${value.a}-${value.b}`)).toEqual({ ok: true, value });
        expect(setWinner(value)).toBe(lost ? 'b' : 'a');
      }),
      { numRuns: runs },
    );
  });

  test('whatever text comes, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => typeof parseSetEntry(text).ok === 'boolean'),
      { numRuns: runs },
    );
  });
});
