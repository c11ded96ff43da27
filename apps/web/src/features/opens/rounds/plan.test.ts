import { describe, expect, test } from 'vitest';
import { keepingNames, plannedRounds, type Plan } from './plan.ts';

const plan: Plan = {
  pattern: 'Jornada {n}',
  count: 3,
  first: '2027-01-09T10:00',
  every: 2,
  unit: 'weeks',
  skipped: [],
};
const starts = (given: Partial<Plan>, most = 60) =>
  plannedRounds({ ...plan, ...given }, most).map(({ start }) => start);

describe('the rounds of a season', () => {
  test('are numbered in their names', () => {
    expect(plannedRounds(plan, 60).map(({ name }) => name)).toEqual(['Jornada 1', 'Jornada 2', 'Jornada 3']);
    expect(plannedRounds({ ...plan, pattern: '{n}.ª de {n}' }, 60)[1]?.name).toBe('2.ª de 2');
  });

  test.each<[string, Partial<Plan>, string[]]>([
    ['every two weeks', {}, ['2027-01-09T10:00', '2027-01-23T10:00', '2027-02-06T10:00']],
    [
      'every ten days',
      { every: 10, unit: 'days' },
      ['2027-01-09T10:00', '2027-01-19T10:00', '2027-01-29T10:00'],
    ],
    [
      'at the same time across a change of the clock',
      { first: '2027-03-20T10:00', every: 1 },
      ['2027-03-20T10:00', '2027-03-27T10:00', '2027-04-03T10:00'],
    ],
    [
      'after a skipped date, which moves the later ones',
      { skipped: ['2027-01-23'] },
      ['2027-01-09T10:00', '2027-02-06T10:00', '2027-02-20T10:00'],
    ],
    [
      'after two skipped dates in a row',
      { every: 1, skipped: ['2027-01-09', '2027-01-16'] },
      ['2027-01-23T10:00', '2027-01-30T10:00', '2027-02-06T10:00'],
    ],
    ['of which there are none yet', { count: null }, []],
    ['without an interval', { every: 0 }, []],
    ['without a date', { first: 'T10:00' }, []],
  ])('are %s', (_, given, expected) => expect(starts(given)).toEqual(expected));

  test('keep the names that were typed when the plan changes', () => {
    const before = plannedRounds(plan, 60).with(1, { name: 'Gran final', start: '2027-01-23T10:00' });
    const later = plannedRounds({ ...plan, pattern: 'Prueba {n}', count: 4 }, 60);
    expect(keepingNames(before, plan.pattern, later).map(({ name }) => name)).toEqual([
      'Prueba 1',
      'Gran final',
      'Prueba 3',
      'Prueba 4',
    ]);
  });

  test('are no more than may be made at once', () => expect(starts({ count: 90 }, 60)).toHaveLength(60));
});
