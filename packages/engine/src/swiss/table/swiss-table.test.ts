import { describe, expect, it } from 'vitest';
import { swissField } from '../../testing/swiss.ts';
import type { SwissField } from '../field.ts';
import { completeOrder, swissOrders, swissPresets } from './order.ts';
import type { SwissOrder } from './order.ts';
import { swissTable } from './swiss-table.ts';

const tableOf = (field: SwissField, order: readonly SwissOrder[] = swissPresets.buchholz) =>
  swissTable({ field, order, lotSeed: 'lots' });
const orderOf = (field: SwissField, order: readonly SwissOrder[]): string =>
  tableOf(field, order)
    .map(({ player }) => player)
    .join('');

/** Three rounds of six: A 3 wins, B and C 2, D and E 1, F none. */
const evening = swissField('ABCDEF', [
  'AD 3-0, BE 3-1, CF 3-0',
  'AB 3-2, CD 3-1, EF 3-2',
  'AC 3-0, BF 3-0, DE 3-1',
]);

describe('the table of a Swiss phase', () => {
  it('adds up wins, Buchholz and fine Buchholz', () => {
    expect(
      tableOf(evening).map(({ player, wins, losses, buchholz, fineBuchholz }) => [
        player,
        wins,
        losses,
        buchholz,
        fineBuchholz,
      ]),
    ).toEqual([
      ['A', 3, 0, 5, 14],
      ['C', 2, 1, 4, 16],
      ['B', 2, 1, 4, 13],
      ['D', 1, 2, 6, 12],
      ['E', 1, 2, 3, 15],
      ['F', 0, 3, 5, 11],
    ]);
  });

  it('says what decided each position, with the figures', () => {
    const [, c] = tableOf(evening);
    expect(c?.decidedBy).toEqual({ criterion: 'fineBuchholz', among: ['C', 'B'], won: 16, lost: 0 });
    expect(c?.decisions.map(({ criterion }) => criterion)).toEqual(['wins', 'fineBuchholz']);
  });

  it('adds up sets and points', () => {
    const [a] = tableOf(evening);
    expect(a).toMatchObject({ setsWon: 9, setsLost: 2, pointsWon: 109, pointsLost: 67 });
  });

  it.each<[readonly SwissOrder[], string]>([
    [['wins', 'setsDifference', 'ratingHigher'], 'ABCDEF'],
    [['wins', 'setsRatio', 'ratingLower'], 'ABCEDF'],
    [['wins', 'ratingLower'], 'ACBEDF'],
    [['wins', 'ratingHigher'], 'ABCDEF'],
    [['wins', 'buchholz', 'pointsDifference'], 'ABCDEF'],
    [['wins', 'ownMatch', 'ratingLower'], 'ACBDEF'],
  ])('is ordered by %j', (order, expected) => {
    expect(orderOf(evening, order)).toBe(expected);
  });

  it('counts own matches only if all who are level met', () => {
    const circle = swissField('ABC', ['AB 3-0, C', 'AC 0-3, B', 'BC 3-0, A']);
    // Each has a win of the bye and one of a match, so that their own matches separate nobody.
    expect(tableOf(circle, ['ownMatch', 'ratingLower'])[0]?.decidedBy?.criterion).toBe('ratingLower');
    const apart = swissField('ABCD', ['AB 3-0, CD 3-0']);
    expect(
      tableOf(apart, ['ownMatch', 'ratingLower'])
        .map(({ player }) => player)
        .join(''),
    ).toBe('CADB');
  });

  it.each([
    ['all who are level met', 'BX 3-0, BC 3-0', 'ABCZYX'],
    ['a rematch of two of them is still to be played', 'BX 3-0, BC 3-0, BC', 'ABCZYX'],
    ['a match between two of them is still to be played', 'BX 3-0, BY 3-0, BC', 'CBAZYX'],
    ['two of them never met', 'BX 3-0, BY 3-0', 'CBAZYX'],
  ])('orders three by their own matches, or all by rating, if %s', (_, ofB, expected) => {
    const field = swissField('ABCXYZ', [`AB 3-0, AC 3-0, CY 3-0, CZ 3-0, ${ofB}`]);
    expect(orderOf(field, ['ownMatch', 'ratingLower'])).toBe(expected);
  });

  it.each<[SwissOrder, string]>([
    ['setsRatio', 'BADC'],
    ['setsDifference', 'ABDC'],
    ['pointsRatio', 'BADC'],
    ['pointsDifference', 'ABDC'],
  ])(
    'compares by %s: A won 5 of 8 sets and B 3 of 4, both two more than they lost',
    (criterion, expected) => {
      const field = swissField('ABCD', ['AC 3-0, BD 3-1', 'AD 2-3']);
      expect(orderOf(field, [criterion, 'ratingHigher'])).toBe(expected);
    },
  );

  it.each<SwissOrder>(['setsDifference', 'pointsDifference', 'setsRatio', 'pointsRatio'])(
    'puts whoever lost fewer ahead by %s, in spite of the rating',
    (criterion) => {
      expect(orderOf(swissField('ABCD', ['AC 3-2, BD 3-0']), [criterion, 'ratingHigher'])).toBe('BACD');
    },
  );

  it('is ordered by the ratings, not by the order in which the players are given', () => {
    const field = swissField('ABCD', []);
    const reversed = { ...field, entrants: field.entrants.toReversed() };
    expect(orderOf(reversed, ['ratingHigher'])).toBe('ABCD');
    expect(orderOf(field, ['ratingLower'])).toBe('DCBA');
  });

  it('draws the same lots from the same seed, and others from another, also among fewer', () => {
    const lots = (letters: string, lotSeed: string): string =>
      swissTable({ field: swissField(letters, []), order: ['lot'], lotSeed })
        .map(({ player }) => player)
        .join('');
    expect(lots('ABCDEFGH', 'lots')).toBe('BCDAGHFE');
    expect(lots('ABCDEFGH', 'others')).toBe('HEFCBGAD');
    expect(lots('HDBA', 'lots')).toBe('BDAH');
  });

  it('counts nothing of a match that is still to be played', () => {
    const rows = Object.fromEntries(
      tableOf(swissField('ABCD', ['AB 3-0, CD'])).map((row) => [row.player, row]),
    );
    expect(rows['C']).toMatchObject({ wins: 0, losses: 0, buchholz: 0, setsWon: 0 });
    expect(rows['D']).toMatchObject({ wins: 0, losses: 0 });
  });

  it('says nothing of a position that nobody else could have', () => {
    const [row] = tableOf(swissField('A', []));
    expect(row).toMatchObject({ position: 1, decisions: [] });
    expect(row).not.toHaveProperty('decidedBy');
  });

  it('counts the bye as a win against the last player', () => {
    const three = swissField('ABC', ['AB 3-0, C', 'AC 3-0, B']);
    const rows = Object.fromEntries(tableOf(three).map((row) => [row.player, row]));
    expect(rows['A']).toMatchObject({ wins: 2, byes: 0, buchholz: 2 });
    expect(rows['B']).toMatchObject({ wins: 1, byes: 1, buchholz: 2 + 1, setsWon: 0 });
    expect(rows['B']?.fineBuchholz).toBe(2 + 3);
  });

  it('keeps the row of whoever left', () => {
    const left = { ...swissField('ABCDE', ['AB 3-0, CD 3-0, E', 'AC 3-0, EB 3-0']), left: ['D'] };
    const rows = Object.fromEntries(tableOf(left).map((row) => [row.player, row]));
    expect(rows['D']).toMatchObject({ position: 5, wins: 0, buchholz: 1 });
    expect(rows['E']).toMatchObject({ wins: 2, byes: 1, buchholz: 0 + 0 });
  });

  it('has a row for everybody before the first match, by lot at last', () => {
    const rows = tableOf(swissField('ABCD', []), ['wins', 'lot']);
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(rows.map(({ decidedBy }) => decidedBy?.criterion)).toEqual(['lot', 'lot', 'lot', 'lot']);
    expect(rows.map(({ decidedBy }) => decidedBy?.won)).toEqual([1, 2, 3, 4]);
  });

  it('refuses a match of a player who is not in the phase, which is a bug', () => {
    expect(() => tableOf(swissField('AB', ['AX 3-0']))).toThrow('Player X');
  });
});

describe('the order', () => {
  it('begins with the wins, ends with the lot, and has each criterion once', () => {
    expect(completeOrder(['lot', 'buchholz', 'buchholz'])).toEqual(['wins', 'buchholz', 'lot']);
    for (const preset of Object.values(swissPresets)) expect(completeOrder(preset)).toEqual(preset);
  });

  it('has no criterion that presets or the organiser cannot choose', () => {
    expect(new Set(Object.values(swissPresets).flat()).size).toBe(swissOrders.length);
  });
});
