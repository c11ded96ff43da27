import * as contract from '@topspin/contract';
import type { Route } from '@topspin/contract';
import { expect, test } from 'vitest';
import { bodiesOf, serialiserOf } from './serialisers.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answers' in value;
const exported: readonly unknown[] = Object.values(contract);

test.each(exported.filter(isRoute))('the serialisers of $name compile', (route) => {
  for (const status of Object.keys(bodiesOf(route)))
    expect(serialiserOf(route, status)).toBeInstanceOf(Function);
});

test('fields that the contract does not declare are dropped', () => {
  expect(serialiserOf(contract.live, '200')({ status: 'ok', secret: 'hidden' })).toBe('{"status":"ok"}');
});
