import { expect, test } from 'vitest';
import { inExpectedOrder } from './expected-order.ts';
import type { WaitCode } from '../wait.ts';

type WaitingMatch = { readonly id: string; readonly waits: readonly { readonly code: WaitCode }[] };

const ready = (id: string): WaitingMatch => ({ id, waits: [] });
const waiting = (id: string, code: WaitCode = 'playing'): WaitingMatch => ({ id, waits: [{ code }] });

const minute = 60_000;
const from = (earliest: number, likely = earliest + 5) => ({
  earliest: earliest * minute,
  likely: likely * minute,
  latest: (likely + 5) * minute,
});

const shown = (queue: readonly WaitingMatch[], starts: Readonly<Record<string, ReturnType<typeof from>>>) =>
  inExpectedOrder(queue, ({ id }) => starts[id])
    .map(({ id }) => id)
    .join('');

test.each([
  [
    'what waits, by the hour at which it is expected',
    [waiting('a'), waiting('b')],
    { a: from(40), b: from(5) },
    'ba',
  ],
  [
    'of one hour, what is likelier to begin',
    [waiting('a'), waiting('b')],
    { a: from(5, 20), b: from(5, 10) },
    'ba',
  ],
  [
    'of one minute, what comes first by the criteria',
    [waiting('a'), waiting('b')],
    { a: from(5), b: from(5) },
    'ab',
  ],
  [
    'what can be called first, by the criteria, whatever is expected',
    [ready('a'), ready('b'), waiting('c')],
    { a: from(40), b: from(20), c: from(5) },
    'abc',
  ],
  ['what nobody knows the hour of last', [waiting('a'), waiting('b')], { b: from(40) }, 'ba'],
  [
    'whoever is absent last, though the estimates expect them',
    [waiting('a', 'absent'), waiting('b')],
    { a: from(5), b: from(40) },
    'ba',
  ],
  ['the criteria alone, while nothing is estimated', [ready('a'), waiting('b'), waiting('c')], {}, 'abc'],
])('the queue shows %s', (_, queue, starts, expected) => {
  expect(shown(queue, starts)).toBe(expected);
});
