import { expect, test } from 'vitest';
import { leastRecent } from './least-recent.ts';

function filled(most: number, ...keys: string[]) {
  const map = leastRecent<string>(most, ({ length }) => length);
  for (const key of keys) map.put(key, key);
  return map;
}

test.each<[string, string, string | undefined]>([
  ['the last one', 'd', 'd'],
  ['the one before', 'c', 'c'],
  ['nothing for what was dropped', 'b', undefined],
  ['nothing for what was never put, though every object has it', 'toString', undefined],
])('gives %s', (_, key, value) => {
  expect(filled(2, 'a', 'b', 'c', 'd').get(key)).toBe(value);
});

test('drops what was used longest ago', () => {
  const map = filled(2, 'a', 'b');
  map.get('a');
  map.put('c', 'c');
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['a', undefined, 'c']);
});

test('drops as many as a larger one needs, and nothing when it only changes an entry', () => {
  const map = filled(3, 'a', 'b', 'c');
  map.put('c', 'C');
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['a', 'b', 'C']);
  map.put('dd', 'dd');
  expect([map.get('a'), map.get('b'), map.get('c'), map.get('dd')]).toEqual([
    undefined,
    undefined,
    'C',
    'dd',
  ]);
});

test('lets go of one', () => {
  const map = filled(2, 'a', 'b');
  map.drop('a');
  map.put('c', 'c');
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, 'b', 'c']);
});
