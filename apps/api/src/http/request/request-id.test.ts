import { expect, test } from 'vitest';
import { newRequestId } from './request-id.ts';

test('no two requests have the same number', () => {
  const numbers = Array.from({ length: 2000 }, newRequestId);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const number of numbers) expect(number).toMatch(/^[\w-]{12}$/u);
});
