import { expect, test } from 'vitest';
import { countingOpens } from './counting-opens.ts';

const day = 86_400_000;
const open = (name: string, daysAgo: number) => ({
  id: name,
  finishedAt: -daysAgo * day,
  grade: null,
});
const opens = [
  open('older', 40),
  open('before', 28),
  open('inside', 20),
  open('latest', 5),
  open('ahead', -1),
];

test.each([
  ['all that finished, without a window', null, ['older', 'before', 'inside', 'latest']],
  [
    'days: also what counted when the latest open finished',
    { type: 'days', period: 25 },
    ['before', 'inside', 'latest'],
  ],
  ['opens: as many, and one more', { type: 'tournaments', period: 2 }, ['before', 'inside', 'latest']],
] as const)('%s', (_, window, found) => {
  expect([...countingOpens(opens, window, 0)].toSorted()).toEqual([...found].toSorted());
});
