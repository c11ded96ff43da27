import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('a full map lets go of what was put in first, and of nothing when it only changes an entry', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  expect([map.get('a'), map.get('b'), map.size]).toEqual([3, 2, 2]);
  map.set('c', 4);
  expect([map.get('a'), map.get('b'), map.get('c'), map.size]).toEqual([undefined, 2, 4, 2]);
  map.delete('b');
  expect([map.get('b'), map.size]).toEqual([undefined, 1]);
  map.clear();
  expect(map.size).toBe(0);
});
