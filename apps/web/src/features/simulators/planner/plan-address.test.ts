import { expect, it } from 'vitest';
import { addressOf, inputsOf, readPlanAddress } from './plan-address.ts';

it('an address leads to the same inputs, and back', () => {
  const address = { players: 13, tables: 2, spread: 0, a: 'k7-3', b: 'g3-1-3_k5' };
  expect(addressOf(inputsOf(readPlanAddress(address)))).toEqual(address);
});

it.each<[string, Record<string, unknown>]>([
  ['too many players', { players: 513 }],
  ['half a table', { tables: 1.5 }],
  ['no number', { spread: 'wide' }],
  ['nothing', { players: null }],
  ['no format', { a: 'g4-4-5_k5', b: 7 }],
])('%s is left out of the address', (_, search) => {
  expect(readPlanAddress(search)).toEqual({});
  expect(inputsOf({}).players).toBe(24);
});
