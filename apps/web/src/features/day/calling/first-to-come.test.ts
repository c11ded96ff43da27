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

test.each<[string, Readonly<Record<string, readonly [time: string, next?: number]>>, string]>([
  ['nothing is known: the first of the queue', {}, 'a'],
  ['one further down starts before', { a: ['11:30'], b: ['11:10'], c: ['11:20'] }, 'b'],
  ['both at once: the one before in the queue', { a: ['11:10'], b: ['11:10'] }, 'a'],
  ['one is known', { c: ['11:10'] }, 'c'],
  ['one is called next more often, though it may be late', { a: ['11:10', 0.3], c: ['11:12', 0.6] }, 'c'],
  ['both as often: the one that is expected before', { a: ['11:12', 0.5], b: ['11:10', 0.5] }, 'b'],
])('%s', (_, known, first) => {
  const estimateOf = (match: string) => {
    const [time, next] = known[match] ?? [];
    return time === undefined ? undefined : { start: at(time), ...(next !== undefined && { next }) };
  };
  expect(firstToCome(rows, estimateOf)?.row.match_id).toBe(first);
});

test('there is none without rows', () => {
  expect(firstToCome([], () => undefined)).toBeUndefined();
});
