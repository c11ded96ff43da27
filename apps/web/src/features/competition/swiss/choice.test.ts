import { completeOrder, swissPresetNames, swissPresets } from '@topspin/engine';
import { expect, test } from 'vitest';
import { orderToSave, presetOf } from './choice.ts';

test.each(swissPresetNames)('the order of %s is known again, and saved as such', (name) => {
  expect(presetOf(completeOrder(swissPresets[name]))).toBe(name);
  expect(orderToSave(name)).toEqual({ swiss_order: swissPresets[name] });
});

test('an order that is none of those to choose from is kept as it is', () => {
  expect(presetOf(completeOrder(['setsDifference', 'buchholz']))).toBe('other');
  expect(orderToSave('other')).toEqual({});
});
