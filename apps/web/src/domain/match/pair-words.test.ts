import { expect, test } from 'vitest';
import { arePairs, namesInPair } from './pair-words.ts';

test.each([
  ['Ana Gil', null],
  ['Ana Gil / Eva Ros', ['Ana Gil', 'Eva Ros']],
  ['Ana Gil / Eva Ros / Pau Mas', ['Ana Gil', 'Eva Ros', 'Pau Mas']],
  ['Gil/Ros', null],
  ['Gil/Ros / Pau Mas', ['Gil/Ros', 'Pau Mas']],
])('the names of the people in: %s', (name, names) => {
  expect(namesInPair(name)).toEqual(names);
  expect(arePairs([null, { name }])).toBe(names !== null);
});
