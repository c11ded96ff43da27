import { expect, it } from 'vitest';
import { eloAddress, readEloAddress } from './elo-address.ts';

it('an address leads to the same inputs, and back', () => {
  const address = { a: 1000, b: 2000, matches_a: 0, matches_b: 5, series: 'abba' };
  expect(eloAddress(readEloAddress(address))).toEqual(address);
});

it.each<[string, Record<string, unknown>]>([
  ['too good a player', { a: 5000 }],
  ['half a match', { matches_b: 0.5 }],
  ['winners who do not play', { series: 'xyz' }],
  ['no text', { series: 7 }],
])('%s is left out of the address', (_, search) => {
  expect(readEloAddress(search)).toEqual(readEloAddress({}));
});

it('opens at the user’s own rating, against somebody a little better, until the address says otherwise', () => {
  const own = { rating: 1176, matches: 12 };
  expect(readEloAddress({}, own)).toEqual({ a: own, b: { rating: 1276, matches: 30 }, winners: [] });
  expect(readEloAddress({ a: 1500, matches_a: 40 }, own).a).toEqual({ rating: 1500, matches: 40 });
  expect(readEloAddress({}, { rating: 3980, matches: 99 }).b.rating).toBe(4000);
});

it('opens at 1400 against 1500 for a visitor', () => {
  expect(readEloAddress({})).toMatchObject({ a: { rating: 1400 }, b: { rating: 1500 } });
});
