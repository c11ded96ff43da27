import { live } from '@topspin/contract';
import { expect, test } from 'vitest';
import { everyRoute } from '#testing/every-route.ts';
import { bodiesOf, serialiserOf } from './serialisers.ts';

test.each(everyRoute)('the serialisers of $name compile', (route) => {
  for (const status of Object.keys(bodiesOf(route)))
    expect(serialiserOf(route, status)).toBeInstanceOf(Function);
});

test('fields that the contract does not declare are dropped', () => {
  expect(serialiserOf(live, '200')({ status: 'ok', secret: 'hidden' })).toBe('{"status":"ok"}');
});
