import { listConsents } from '@topspin/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { apiQuery } from '#lib/api/query.ts';
import { reloadInscriptions } from './use-notify-left.ts';

test('after a registration has ended, the consents to it are read again', async () => {
  const client = new QueryClient();
  const { queryKey } = apiQuery(listConsents, { params: { id: 'p1' } });
  client.setQueryData(queryKey, { collection: [] });
  await reloadInscriptions(client);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
