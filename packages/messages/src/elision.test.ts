import { expect, test } from 'vitest';
import { afterDe, withElision } from './elision.ts';

test.each([
  ['Anna', 'd’Anna'],
  ['Òscar', 'd’Òscar'],
  ['Hug', 'd’Hug'],
  ['Berta', 'de Berta'],
  ['2', 'de 2'],
  ['', 'de '],
])('after de, %s is %s', (name, expected) => expect(afterDe(name)).toBe(expected));

test('a Catalan text elides its names, wherever they are nested', () =>
  expect(
    withElision({ title: 'Sorteig de {{name}}', more: { of: 'des de {{day}}', none: 'sense' } }),
  ).toEqual({
    title: 'Sorteig {{name, de}}',
    more: { of: 'des {{day, de}}', none: 'sense' },
  }));
