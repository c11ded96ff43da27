import { expect, test } from 'vitest';
import { codeIn, partsOf } from './mail-parts.ts';

const body =
  'Hola, Ana:\n\nTu código es:\n\nK7QX-9M2D\n\nO abre:\n\nhttp://hall.test/reset-password/abc\n\nAdiós.\n';

test('the code of a recovery mail stands on a line of its own', () => {
  expect(codeIn('recover', body)).toBe('K7QX-9M2D');
  expect(codeIn('invited', body)).toBeUndefined();
  expect(codeIn('recover', 'Hola K7QX-9M2D')).toBeUndefined();
});

test('links are separated from the text around them, and nothing is lost', () => {
  const parts = partsOf(body);
  expect(parts.filter(({ isLink }) => isLink).map(({ text }) => text)).toEqual([
    'http://hall.test/reset-password/abc',
  ]);
  expect(parts.map(({ text }) => text).join('')).toBe(body);
});

test('only web addresses are links', () => {
  expect(partsOf('javascript:alert(1)').some(({ isLink }) => isLink)).toBe(false);
});
