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
