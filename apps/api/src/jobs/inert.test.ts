import { expect, test } from 'vitest';
import { inert } from './inert.ts';

test.each([
  ['Se ha roto la calefacción.', 'Se ha roto la calefacción.'],
  ['Empieza a las 10.30, no a las 9.', 'Empieza a las 10.30, no a las 9.'],
  ['Mira https://www.example.com/premio?a=1', 'Mira www. example. com/premio?a=1'],
  ['HTTP://EXAMPLE.COM', 'EXAMPLE. COM'],
  ['example.com', 'example. com'],
  ['example。com y example．es', 'example. com y example. es'],
  ['escribe a pepe@example.com', 'escribe a pepe @ example. com'],
  ['mailto:pepe@example.com', 'pepe @ example. com'],
  ['hhttp://ttp://example.com', 'example. com'],
  ['ñandú.españa', 'ñandú. españa'],
])('%s', (typed, sent) => {
  expect(inert(typed)).toBe(sent);
});

test('done twice changes nothing more', () => {
  for (const text of ['a@b.c', 'https://example.com', 'x.y.z']) expect(inert(inert(text))).toBe(inert(text));
});
