import { describe, expect, test } from 'vitest';
import { fold, points, setFor, toss } from '../testing/match-log.ts';

describe('the ends', () => {
  test('they change after every set (2.13.7)', () => {
    const ends = [0, 1, 2, 3].map(
      (sets) =>
        fold(
          7,
          toss('a', 'b'),
          ...['a', 'b', 'a'].slice(0, sets).map((side) => setFor(side === 'a' ? 'a' : 'b')),
        ).leftEnd,
    );
    expect(ends).toEqual(['b', 'a', 'b', 'a']);
  });

  test('in the last possible set they change when someone first reaches five (2.13.7), once', () => {
    const twoAll = [toss('a', 'a'), setFor('a'), setFor('b'), setFor('a'), setFor('b')];
    const end = (winners: string) => fold(5, ...twoAll, points(winners)).leftEnd;
    expect([end(''), end('aaaabbb'), end('aaaabbba'), end('aaaaab'), end('aaaaabbbbb')]).toEqual([
      'a',
      'a',
      'b',
      'b',
      'b',
    ]);
  });

  test('they stay as they are once the match is over', () => {
    expect(fold(3, toss('a', 'a'), setFor('a'), setFor('a')).leftEnd).toBe('b');
  });

  test('a single set is the last possible one', () => {
    expect(fold(1, toss('a', 'a'), points('bbbbb')).leftEnd).toBe('b');
  });
});
