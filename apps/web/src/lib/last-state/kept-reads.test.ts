import * as contract from '@topspin/contract';
import { expect, test } from 'vitest';
import { keptReads } from './kept-reads.ts';

test('every kept read is a route that reads', () => {
  const routes: readonly unknown[] = Object.values(contract);
  for (const name of keptReads)
    expect(routes, String(name)).toContainEqual(expect.objectContaining({ name, method: 'GET' }));
});
