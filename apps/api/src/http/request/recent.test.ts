import { expect, test } from 'vitest';
import { recent } from './recent.ts';

function filled(...keys: string[]) {
  const kept = recent<string>(2);
  for (const key of keys) kept.set(key, key);
  return kept;
}

test.each<[string, string, string | undefined]>([
  ['the last one', 'd', 'd'],
  ['the one before', 'c', 'c'],
  ['one of as many before', 'b', 'b'],
  ['what was never put, though every object has it', 'toString', undefined],
])('gives %s', (_, key, value) => {
  expect(filled('a', 'b', 'c', 'd').get(key)).toBe(value);
});

test('what came before that is not, unless it was asked for since', () => {
  expect(filled('a', 'b', 'c', 'd', 'e').get('b')).toBeUndefined();
  const kept = filled('a', 'b', 'c');
  kept.get('a');
  kept.set('d', 'd');
  expect([kept.get('a'), kept.get('b')]).toEqual(['a', undefined]);
});
