import { expect, test } from 'vitest';
import { readDecimal, writeDecimal } from './decimal-text.ts';

test.each([
  ['', null],
  [' ', null],
  ['0,5', 0.5],
  ['0.5', 0.5],
  [',5', 0.5],
  ['1,', 1],
  ['-3,70', -3.7],
  ['−3.7', -3.7],
  ['12', 12],
  ['1.234,5', Number.NaN],
  ['1e3', Number.NaN],
  ['-', Number.NaN],
  ['mucho', Number.NaN],
])('reads "%s"', (text, value) => {
  expect(readDecimal(text)).toBe(value);
});

test.each([
  [0.85, 'es', '0,85'],
  [0.85, 'ca', '0,85'],
  [0.85, 'en', '0.85'],
  [12_345.5, 'es', '12345,5'],
  [-3.703_79, 'es', '-3,70379'],
])('writes %d in %s', (value, language, text) => {
  expect(writeDecimal(value, language)).toBe(text);
});
