import type { QueueRow } from '@topspin/contract';
import { expect, test } from 'vitest';
import { steadyRows } from './use-steady-queue.ts';

const rows = (written: string): QueueRow[] =>
  written.split('').map((match_id) => ({ match_id, ready: true, waits: [], why: null }));

test.each([
  ['nothing changed', 'abc', 'abc', 'abc'],
  ['somebody else called the first', 'abc', 'bc', '(a)bc'],
  ['the order changed', 'abc', 'cab', 'abc'],
  ['one came back to the queue', 'abc', 'dabc', 'abcd'],
  ['one was called and another came back', 'abc', 'dbc', '(a)bcd'],
  ['all were called', 'ab', '', '(a)(b)'],
  ['there was nothing before', '', 'ab', 'ab'],
])('rows stay where they are: %s', (_why, shown, queue, expected) => {
  const written = steadyRows(rows(shown), rows(queue)).map(({ row, isGone }) =>
    isGone ? `(${row.match_id})` : row.match_id,
  );
  expect(written.join('')).toBe(expected);
});
