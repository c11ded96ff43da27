import { expect, it } from 'vitest';
import { planAddress, readPlan } from './plan-address.ts';

const usual = readPlan({});

it.each([
  ['k7-3', 'g3-1-3_k5'],
  ['s6-5', 's6-8-5_k5'],
])('an address with %s and %s leads to the same inputs, and back', (a, b) => {
  const address = { players: 13, tables: 2, spread: 0, a, b };
  expect(planAddress(readPlan(address))).toEqual(address);
});

it.each<[string, Record<string, unknown>]>([
  ['too many players', { players: 513 }],
  ['half a table', { tables: 1.5 }],
  ['no number', { spread: 'wide' }],
  ['nothing', { players: null }],
  ['no format', { a: 'g4-4-5_k5', b: 7 }],
])('an address with %s has the usual one instead', (_, search) => {
  expect(readPlan(search)).toEqual(usual);
  expect(usual.players).toBe(24);
});
