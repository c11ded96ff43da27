import { describe, expect, test } from 'vitest';
import { isSayable, simplified, type Way } from './ways.ts';

/** `AB cd`: a beats b, and d beats c. In capitals the first of the two has won, otherwise the second. */
const way = (text: string): Way =>
  text.split(' ').map(([one = '', other = '']) => {
    const wins = one === one.toUpperCase();
    const [winner, loser] = wins ? [one, other] : [other, one];
    return { winner: winner.toUpperCase(), loser: loser.toUpperCase() };
  });
const read = (ways: readonly Way[]) =>
  ways.map((wins) => wins.map(({ winner, loser }) => `${winner}>${loser}`).join(' '));

describe('ways through', () => {
  test.each([
    { why: 'one match decides', ways: ['AB'], simple: ['A>B'], sayable: true },
    { why: 'the other match makes no difference', ways: ['AB CD', 'AB cD'], simple: ['A>B'], sayable: true },
    { why: 'either will do', ways: ['AB CD', 'AB cD', 'aB CD'], simple: ['A>B', 'C>D'], sayable: true },
    { why: 'both are needed', ways: ['AB CD'], simple: ['A>B C>D'], sayable: true },
    { why: 'they go together', ways: ['AB CD', 'aB cD'], simple: ['A>B C>D', 'B>A D>C'], sayable: false },
  ])('where $why', ({ ways, simple, sayable }) => {
    const found = simplified(ways.map(way));
    expect(read(found).toSorted()).toEqual(simple);
    expect(isSayable(found)).toBe(sayable);
  });
});
