import type { QueueRow } from '@topspin/contract';
import { expect, test } from 'vitest';
import { firstToCome } from './first-to-come.ts';

const rows = ['a', 'b', 'c'].map((match_id): QueueRow => ({
  match_id,
  ready: false,
  waits: [{ code: 'resting' }],
  why: null,
}));
const at = (time: string) => {
  const likely = `2026-11-28T${time}:00Z`;
  return { earliest: likely, likely, latest: likely };
};

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['nothing is known: the first of the queue', {}, 'a'],
  ['one further down starts before', { a: '11:30', b: '11:10', c: '11:20' }, 'b'],
  ['both at once: the one before in the queue', { a: '11:10', b: '11:10' }, 'a'],
  ['one is known', { c: '11:10' }, 'c'],
])('%s', (_, known, first) => {
  const startOf = (match: string) => (known[match] === undefined ? null : at(known[match]));
  expect(firstToCome(rows, startOf)?.row.match_id).toBe(first);
});

test('there is none without rows', () => {
  expect(firstToCome([], () => null)).toBeUndefined();
});
