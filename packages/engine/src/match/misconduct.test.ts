import { describe, expect, test } from 'vitest';
import { cards, penaltyOf } from './events.ts';
import { cuesAfter, fold, penalty, points, setFor, show, start, toss } from '../testing/match-log.ts';

describe('misconduct (3.5.2)', () => {
  test('they come in this order, with the points they give (3.5.2)', () => {
    expect(cards.map((card) => [card, penaltyOf(card)])).toEqual([
      ['yellow', 0],
      ['yellowRed1', 1],
      ['yellowRed2', 2],
    ]);
  });

  test('cards are kept for each side', () => {
    const state = fold(5, show('b', 'yellow'), toss(), show('b', 'yellowRed1'), show('a', 'yellow'));
    expect(state.cards).toEqual({ a: ['yellow'], b: ['yellow', 'yellowRed1'] });
  });

  test('penalty points count as points, and the serve goes on with them', () => {
    expect(fold(5, toss('a'), points('a'), penalty('b', 1))).toMatchObject({
      sets: [{ score: { a: 1, b: 1 } }],
      server: 'b',
    });
    expect(fold(5, toss(), penalty('a', 2)).sets[0]?.score).toEqual({ a: 2, b: 0 });
  });

  test('what is left when the first of two ends the set stands at the beginning of the next', () => {
    const state = fold(5, toss('a'), points('a'.repeat(10)), penalty('a', 2));
    expect(state).toMatchObject({ interval: true, setsWon: { a: 1, b: 0 } });
    expect(state.sets.map(({ score }) => score)).toEqual([
      { a: 11, b: 0 },
      { a: 1, b: 0 },
    ]);
    expect(state.sets[1]).not.toHaveProperty('startedAt');
  });

  test('between two sets they do not start the next one', () => {
    const state = fold(5, toss('a'), setFor('a'), penalty('b', 1));
    expect(state).toMatchObject({ interval: true, server: 'b' });
    expect(fold(5, toss('a'), setFor('a'), penalty('b', 1), { ...start, at: 90_000 }).sets[1]).toMatchObject({
      score: { a: 0, b: 1 },
      startedAt: 90_000,
    });
  });

  test('what is left after the last set is void', () => {
    const state = fold(1, toss('a'), points('a'.repeat(10)), penalty('a', 2));
    expect(state).toMatchObject({ status: 'finished', sets: [{ score: { a: 11, b: 0 } }] });
  });

  test('they end the cues of the point before, as a rally does', () => {
    expect(cuesAfter(5, toss('a'), points('ababab'), penalty('a', 1))).toBe('');
    expect(cuesAfter(1, toss('a'), points('aaaaa'), penalty('b', 1))).toBe('towel');
    expect(cuesAfter(1, toss('a'), points('aaaaa'), penalty('b', 2))).toBe('towel');
    expect(cuesAfter(1, toss('a'), points('aaaaaab'), penalty('b', 1))).toBe('');
  });

  test('two points over five turn the ends in the last set, and call the towel they passed', () => {
    expect(cuesAfter(1, toss('a'), points('aaaab'), penalty('a', 2))).toBe('lastSetChange, towel');
    expect(cuesAfter(5, toss('a'), points('aaaab'), penalty('a', 2))).toBe('towel');
  });
});
