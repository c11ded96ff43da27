import { describe, expect, test } from 'vitest';
import {
  correctServe,
  expedite,
  fold,
  penalty,
  points,
  serveOrder,
  setFor,
  toss,
  undo,
} from '../../testing/match-log.ts';
import type { PairPlayer } from './order.ts';
import type { MatchState } from '../fold.ts';

/** A and B are the pair a, X and Y the pair b. */
const names = { a1: 'A', a2: 'B', b1: 'X', b2: 'Y' } as const;
const nameOf = ({ side, place }: PairPlayer): string => names[`${side}${place}`];
const served = ({ serving }: MatchState): string | undefined =>
  serving && nameOf(serving.server) + nameOf(serving.receiver);

const twoAll = [setFor('a'), setFor('b'), setFor('a'), setFor('b')];

test('without the order of service a match is folded as one of singles', () => {
  const state = fold(5, toss('a'), points('ab'));
  expect(state).not.toHaveProperty('serving');
  expect(state).not.toHaveProperty('servedBefore');
});

test('two taps at the start say who serves to whom, and the order follows (2.13.4)', () => {
  const said = [0, 1, 2, 3, 4, 6, 8].map((played) =>
    served(fold(5, toss('a'), serveOrder(1, 1), points('ab'.repeat(5).slice(0, played)))),
  );
  expect(said).toEqual(['AX', 'AX', 'XB', 'XB', 'BY', 'YA', 'AX']);
  expect(served(fold(5, toss('b'), serveOrder(2, 1)))).toBe('YA');
});

test('a later game begins without an order, and knows that of the game before', () => {
  const state = fold(5, toss('a'), serveOrder(1, 1), setFor('a'));
  expect(state).toMatchObject({ server: 'b', interval: true });
  expect(state.serving).toBeUndefined();
  expect(state.servedBefore && nameOf(state.servedBefore.server)).toBe('A');
});

test('at five points in the last game the receivers change places, and the ends with them (2.13.6)', () => {
  const last = [toss('a'), ...twoAll, serveOrder(1, 1)];
  expect(served(fold(5, ...last, points('aaaa')))).toBe('BY');
  const changed = fold(5, ...last, points('aaaaa'));
  expect(served(changed)).toBe('BX');
  expect(changed.cues).toContainEqual({ kind: 'lastSetChange' });
  expect(served(fold(5, ...last, points('aaaaab')))).toBe('XA');
  expect(served(fold(5, ...last, points('aaaaabbbbb')))).toBe('YB');
});

test('in no other game do they', () => {
  expect(served(fold(5, toss('a'), serveOrder(1, 1), points('aaaaa')))).toBe('BY');
});

test('a wrong server or receiver is set right for the score that stands (2.14)', () => {
  const played = [toss('a'), serveOrder(1, 1), points('aaa')];
  expect(served(fold(5, ...played))).toBe('XB');
  const right = [...played, serveOrder(2, 1)];
  expect(served(fold(5, ...right))).toBe('YA');
  expect(fold(5, ...right).sets[0]?.score).toEqual({ a: 3, b: 0 });
  expect(served(fold(5, ...right, points('a')))).toBe('AX');
  expect(served(fold(5, ...right, undo))).toBe('XB');
});

test('when the other pair has to serve, whoever is next of it does', () => {
  const played = [toss('a'), serveOrder(1, 1), points('aa')];
  expect(served(fold(5, ...played, correctServe('a')))).toBe('BY');
  expect(served(fold(5, ...played, correctServe('b')))).toBe('XB');
});

describe('the expedite system (2.15.3)', () => {
  const played = [toss('a'), serveOrder(1, 1), points('aba')];
  test('interrupted in a rally the same player serves again, then one serve each', () => {
    expect(served(fold(5, ...played, expedite('b')))).toBe('XB');
    expect(served(fold(5, ...played, expedite('b'), points('a')))).toBe('BY');
    expect(served(fold(5, ...played, expedite('b'), points('ab')))).toBe('YA');
  });
  test('between two rallies the receiver of the last one serves', () => {
    expect(served(fold(5, ...played, expedite('a')))).toBe('BY');
  });
  test('also when the receivers have just changed at five in the last game', () => {
    const last = [toss('a'), ...twoAll, serveOrder(1, 1), points('aaaaa')];
    // B served to Y, and would serve on to X.
    expect(served(fold(5, ...last, expedite('b')))).toBe('YB');
  });
  test('also when penalty points were given after it', () => {
    const scored = [toss('a'), serveOrder(1, 1), points('aa'), penalty('b', 2)];
    // A served to X; without the penalty points, X would serve next.
    expect(served(fold(5, ...scored))).toBe('BY');
    expect(served(fold(5, ...scored, expedite('b')))).toBe('XB');
  });
});
