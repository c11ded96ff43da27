import { describe, expect, test } from 'vitest';
import { changeOf } from './audit-change.ts';

const row = {
  name: 'Lliga',
  count_best: null,
  age_min: 10,
  date_start: new Date('2026-11-28T09:00:00Z'),
  phones: [{ prefix: '34', number: '600' }],
};

describe('what an edit changes', () => {
  test.each([
    ['a value, before and after', { name: 'Copa' }, { name: 'Lliga' }, { name: 'Copa' }],
    [
      'a value that is given or cleared',
      { count_best: 4, age_min: null },
      { count_best: null, age_min: 10 },
      { count_best: 4, age_min: null },
    ],
    ['nothing where it stays the same', { name: 'Lliga', age_min: 10 }, {}, {}],
    ['nothing where it is not given', { name: undefined }, {}, {}],
    ['no instant written in another way', { date_start: '2026-11-28T10:00:00+01:00' }, {}, {}],
    ['of a contact, only that it changed', { phones: '[]' }, {}, { fields: ['phones'] }],
    ['no JSON with its keys in another order', { phones: '[{"number":"600","prefix":"34"}]' }, {}, {}],
  ])('is %s', (_, values, before, after) => {
    expect(changeOf('circuits', row, values)).toEqual({ before, after });
  });
});
