import { expect, test } from 'vitest';
import { shareText } from './share-text.ts';

test.each([
  [0, '–'],
  [0.004, '< 1 %'],
  [0.01, '1 %'],
  [0.5, '50 %'],
  [0.996, '> 99 %'],
  [1, '100 %'],
])('a share of %d is shown as %s', (share, text) => {
  expect(shareText(share).replaceAll('\u{A0}', ' ')).toBe(text);
});
