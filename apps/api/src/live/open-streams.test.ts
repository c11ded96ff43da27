import { expect, test } from 'vitest';
import { countStreams } from './open-streams.ts';

test('an address has so many open streams, all together a few more, and one that ends makes room', () => {
  const streams = countStreams({ perPlace: 2, inAll: 3 });
  const end = streams.enter('hall');
  expect(end).toBeDefined();
  expect(streams.enter('hall')).toBeDefined();
  expect(streams.enter('hall')).toBeUndefined();
  expect(streams.enter('home')).toBeDefined();
  expect(streams.enter('office')).toBeUndefined();
  end?.();
  end?.();
  expect(streams.enter('hall')).toBeDefined();
  expect(streams.enter('office')).toBeUndefined();
});
