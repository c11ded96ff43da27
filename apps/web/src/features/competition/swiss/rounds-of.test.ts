import type { Group, Phase } from '@topspin/contract';
import { completeOrder, swissPresets } from '@topspin/engine';
import { expect, test } from 'vitest';
import { presetOf } from './choice.ts';
import { nextRound } from './next-round.ts';
import { roundsOf } from './rounds-of.ts';

test('rounds are listed with their byes, the latest first', () => {
  const match = (round_number: number, _id: string) => ({ round_number, _id }) as Group['matches'][number];
  const bye = { round: 1, player: { _id: 'c', name: 'Cé' } };
  expect(roundsOf({ matches: [match(1, 'x'), match(2, 'y'), match(2, 'z')], byes: [bye] })).toEqual([
    { number: 2, matches: [match(2, 'y'), match(2, 'z')], byes: [] },
    { number: 1, matches: [match(1, 'x')], byes: [bye.player] },
  ]);
});

test('the next round is there once the last one is played, until there are no more', () => {
  const phase = (paired: number, finished: number, state: Phase['state'] = 'matches') => ({
    state,
    swiss: { rounds: 2, paired },
    groups: [{ matches: 3 * paired, matches_finished: finished }],
  });
  expect(nextRound(phase(0, 0, 'created'))).toBe(1);
  expect(nextRound(phase(1, 3))).toBe(2);
  expect(nextRound(phase(2, 6))).toBeUndefined();
  expect(nextRound({ ...phase(1, 3), swiss: null })).toBeUndefined();
});

test('the next round is looked at while three matches are left, and not while more are', () => {
  const phase = (finished: number) => ({
    state: 'matches' as const,
    swiss: { rounds: 5, paired: 1 },
    groups: [{ matches: 8, matches_finished: finished }],
  });
  expect([4, 5, 7].map((finished) => nextRound(phase(finished)))).toEqual([undefined, 2, 2]);
});

test('an order is recognised as the preset it is', () => {
  expect(presetOf(completeOrder(swissPresets.masters))).toBe('masters');
  expect(presetOf(['wins', 'ratingLower', 'lot'])).toBe('other');
});
