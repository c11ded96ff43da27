import { withChange } from '@topspin/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference } from './difference.ts';

const named = fc.record({ name: fc.string({ maxLength: 3 }), word: fc.option(fc.string({ maxLength: 2 })) });
const item = fc.record({
  _id: fc.integer({ min: 0, max: 12 }).map((id) => `m${id}`),
  state: fc.constantFrom('open', 'locked'),
  a: fc.option(named),
  sets: fc.array(fc.record({ a: fc.nat(11), b: fc.nat(11) }), { maxLength: 3 }),
  waits: fc.array(
    fc.record({ match_id: fc.option(fc.constantFrom('x', 'y')), table: fc.option(fc.nat(4)) }),
    {
      maxLength: 3,
    },
  ),
});
const answer = fc.record({
  at: fc.date({ noInvalidDate: true }).map((at) => at.toISOString()),
  version: fc.nat(3),
  matches: fc.uniqueArray(item, { selector: ({ _id }) => _id, maxLength: 12 }),
  conflicts: fc.array(fc.record({ person: fc.option(fc.string()), matches: fc.array(fc.string()) })),
});

/** As it arrives. */
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

test('any sequence of differences gives what a read gives, and no step changes what came before', () => {
  fc.assert(
    fc.property(fc.array(answer, { minLength: 2, maxLength: 6 }), ([first, ...rest]) => {
      let known: unknown = first;
      for (const next of rest) {
        const before = known;
        const written = JSON.stringify(before);
        const change = difference(known, next);
        known = change ? withChange(known, sent(change)) : known;
        expect(known).toEqual(next);
        expect(JSON.stringify(before)).toBe(written);
      }
    }),
  );
});

test('what did not change is the same object', () => {
  const one = {
    tables: [
      { _id: 'a', state: 'open' },
      { _id: 'b', state: 'open' },
    ],
    queue: [{ match_id: 'x' }],
  };
  const other = {
    ...one,
    tables: [
      { _id: 'a', state: 'open' },
      { _id: 'b', state: 'locked' },
    ],
  };
  const change = difference(one, other);
  expect(change).toEqual({ tables: [null, [[[1], { state: ['locked'] }]]] });
  const next = withChange(one, change ?? [one]);
  expect(next.queue).toBe(one.queue);
  expect(next.tables[0]).toBe(one.tables[0]);
});

test.each([
  ['the same is no change', [1, 2], [1, 2], null],
  ['a row that left is two runs', rows('abcd'), rows('acd'), [[0, [2, 2]], []]],
  ['a row that moved is three', rows('abcd'), rows('bcad'), [[[1, 2], 0, 3], []]],
  ['a new row is itself', rows('ab'), rows('axb'), [[0, [{ _id: 'x' }], 1], []]],
  ['a list without identities is compared by place', [1, 2], [1, 3], [null, [[[1], [3]]]]],
  ['a longer one by what its items say', [1, 2], [3, 1, 2], [[[3], [0, 2]], []]],
  ['and replaced where two say the same', [1], [1, 1], [[1, 1]]],
  [
    'what many rows have in common is said once',
    waiting('abc', 5),
    waiting('abc', 4),
    [null, [[[[0, 3]], { left: [4] }]]],
  ],
  ['nobody becomes somebody', { a: null }, { a: { name: 'Ana' } }, { a: [{ name: 'Ana' }] }],
])('%s', (_, one, other, change) => {
  expect(difference(one, other)).toEqual(change);
});

function rows(ids: string) {
  return Array.from(ids, (_id) => ({ _id }));
}

function waiting(ids: string, left: number) {
  return rows(ids).map((row) => ({ ...row, left }));
}
