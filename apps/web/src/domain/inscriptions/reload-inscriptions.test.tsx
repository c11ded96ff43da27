import { listConsents } from '@topspin/contract';
import { expect, test } from 'vitest';
import { apiQuery, queries } from '#lib/api/query.ts';
import { reloadInscriptions } from './use-notify-left.ts';

test('after a registration has ended, the consents to it are read again', async () => {
  const { queryKey } = apiQuery(listConsents, { params: { id: 'p1' } });
  queries.setQueryData(queryKey, { collection: [] });
  await reloadInscriptions();
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
