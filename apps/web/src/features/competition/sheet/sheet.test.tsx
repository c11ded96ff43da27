import { describe, expect, test } from 'vitest';
import { readSheet } from './set-sheet.ts';
import { isComplete, type Sheet, toResult, withOutcome } from './sheet.ts';

const sheet = (outcome: Sheet['outcome'], texts: string[], winner: Sheet['winner'] = ''): Sheet => ({
  outcome,
  texts,
  winner,
});

describe('a sheet that can be saved', () => {
  test.each([
    {
      sheet: sheet('played', ['9', '8', '7']),
      result: {
        outcome: 'played',
        sets: [
          { a: 11, b: 9 },
          { a: 11, b: 8 },
          { a: 11, b: 7 },
        ],
      },
    },
    { sheet: sheet('walkover', [], 'b'), result: { outcome: 'walkover', sets: [], winner: 'b' } },
    { sheet: sheet('walkover', ['9'], 'nobody'), result: { outcome: 'walkover', sets: [], winner: null } },
    {
      sheet: sheet('retired', ['9', '5-3'], 'a'),
      result: {
        outcome: 'retired',
        sets: [
          { a: 11, b: 9 },
          { a: 5, b: 3 },
        ],
        winner: 'a',
      },
    },
    {
      sheet: sheet('retired', ['10-10'], 'b'),
      result: { outcome: 'retired', sets: [{ a: 10, b: 10 }], winner: 'b' },
    },
    { sheet: sheet('disqualified', [], 'a'), result: { outcome: 'disqualified', sets: [], winner: 'a' } },
  ])('$sheet.outcome with $sheet.texts', ({ sheet: written, result }) => {
    const reading = readSheet(written.texts, 5);
    expect(isComplete(written, reading)).toBe(true);
    expect(toResult(written, reading)).toEqual(result);
  });
});

test.each([
  sheet('played', ['9', '8']),
  sheet('played', ['9', '8', '7', '11-10']),
  sheet('played', ['9', '8', '5-3']),
  sheet('walkover', []),
  sheet('retired', ['5-3', '9'], 'a'),
  sheet('retired', ['9']),
])('a sheet that cannot be saved yet: $outcome with $texts', (written) => {
  expect(isComplete(written, readSheet(written.texts, 5))).toBe(false);
});

test.each([
  ['walkover', 'nobody', 'disqualified', 'nobody'],
  ['walkover', 'nobody', 'retired', ''],
  ['disqualified', 'nobody', 'played', ''],
  ['walkover', 'b', 'retired', 'b'],
] as const)('a sheet of %s won by %s becomes one of %s won by “%s”', (from, winner, to, becomes) => {
  expect(withOutcome(sheet(from, [], winner), to)).toEqual(sheet(to, [], becomes));
});
