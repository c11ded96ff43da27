import { expect, test } from 'vitest';
import { leftOut } from './left-out.ts';

const people = (names: string) => names.split(' ').map((_id) => ({ _id }));
const pair = (names: string) => ({ members: people(names) });

test.each<[why: string, here: string, pairs: string[], out: string]>([
  ['nobody if all are paired', 'ana bea eva fay', ['ana bea', 'eva fay'], ''],
  ['the odd one', 'ana bea eva', ['ana bea'], 'eva'],
  ['all where there are no pairs', 'ana bea', [], 'ana bea'],
  ['somebody whose partner has not come', 'ana bea eva', ['ana bea', 'eva fay'], 'eva'],
])('left out is %s', (_why, here, pairs, out) => {
  const left = leftOut(people(here), pairs.map(pair));
  expect(left.map(({ _id }) => _id).join(' ')).toBe(out);
});
