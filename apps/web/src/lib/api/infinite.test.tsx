import { listPlayers } from '@topspin/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { useInfiniteList } from './infinite.ts';
import { queries } from './query.ts';

afterEach(() => vi.unstubAllGlobals());

queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 1 } });
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);

test('a list read offline says so after the first try, and comes when the next one gets through', async () => {
  const line = Promise.withResolvers<void>();
  let tries = 0;
  fakeServer(async () => {
    tries += 1;
    if (tries === 1) return 'offline';
    await line.promise;
    return { body: { collection: [{ _id: 'ana' }], totalRows: 1, totalFilteredRows: 1, cursor: null } };
  });
  const list = renderHook(() => useInfiniteList(listPlayers), { wrapper }).result;
  expect(list.current.state).toBe('loading');
  await waitFor(() => expect(list.current.state).toBe('error'));
  expect(list.current.error).toMatchObject({ code: 'network' });
  line.resolve();
  await waitFor(() => expect(list.current.state).toBe('complete'));
  expect(list.current.rows).toEqual([{ _id: 'ana' }]);
});
