import { expect, test } from 'vitest';
import {
  logOf,
  penalty,
  points,
  serveOrder,
  setFor,
  timeout,
  toss,
  type Entries,
} from '../../testing/match-log.ts';
import { serveCounts, sumOfServes } from './serve-counts.ts';

const counts = (...entries: Entries) => serveCounts(logOf(...entries), { bestOf: 5 });
const said = (set: ReturnType<typeof counts>[number] | undefined) =>
  set?.map(({ side, place, won, lost }) => `${side}${place} ${won}-${lost}`).join(', ');

test('each of the four has what they won and lost on their own serve', () => {
  // A serves twice, then X, B and Y.
  const [set] = counts(toss('a'), serveOrder(1, 1), points('abbbaabb'));
  expect(said(set)).toBe('a1 1-1, a2 2-0, b1 2-0, b2 2-0');
});

test('penalty points are on nobody’s serve', () => {
  const [set] = counts(toss('a'), serveOrder(1, 1), penalty('b', 2), points('a'));
  expect(said(set)).toBe('a1 0-0, a2 0-0, b1 0-1, b2 0-0');
});

test('a set of which nobody said who serves has none, and a match has the sum of its sets', () => {
  const sets = counts(toss('a'), serveOrder(1, 1), setFor('a'), setFor('b'), serveOrder(1, 2), points('aa'));
  expect(said(sets[1])).toBe('a1 0-0, a2 0-0, b1 0-0, b2 0-0');
  expect(said(sets[2])).toBe('a1 2-0, a2 0-0, b1 0-0, b2 0-0');
  expect(sumOfServes(sets)[0]).toEqual({ side: 'a', place: 1, won: 6, lost: 0 });
});

test('time-outs are no points, and a set that begins has its counts before its first point', () => {
  const sets = counts(toss('a'), serveOrder(1, 1), timeout('b'), setFor('a'), serveOrder(1, 2));
  expect(sets.map(said)).toEqual(['a1 4-0, a2 2-0, b1 0-3, b2 0-2', 'a1 0-0, a2 0-0, b1 0-0, b2 0-0']);
});

test('the sum of sets has what was won and what was lost in each', () => {
  const sets = counts(toss('a'), serveOrder(1, 1), setFor('b'), serveOrder(1, 1), points('aa'));
  expect(sets.map(said)).toEqual(['a1 0-4, a2 0-2, b1 3-0, b2 2-0', 'a1 0-0, a2 0-0, b1 0-2, b2 0-0']);
  expect(said([...sumOfServes(sets)])).toBe('a1 0-4, a2 0-2, b1 3-2, b2 2-0');
});
