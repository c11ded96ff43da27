import { expect, test } from 'vitest';
import { logOf, penalty, points, serveOrder, setFor, toss, type Entries } from '../../testing/match-log.ts';
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
