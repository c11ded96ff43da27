import 'fake-indexeddb/auto';
import { listMatches } from '@topspin/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '#lib/api/client.ts';
import { queries } from '#lib/api/query.ts';
import { readerOfLink } from '#lib/last-state/reader.ts';
import { readStoredAnswer } from '#lib/last-state/stored-answers.ts';
import { getUmpire } from '#lib/session/umpire.ts';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { forgetLink, storedAccess } from './stored-access.ts';
import { useLinkSession } from './use-link-session.ts';

const link = 'L1';
const access = {
  token: 't1',
  open: { _id: 'o1', name: 'Open de Alcoy' },
  table: 7,
  match_id: null,
  name: null,
};

/** A server that knows one token, whose connection can be cut. */
function hall() {
  const state = { isOnline: true, isCancelled: false, token: 't1' };
  const { asked } = fakeServer(({ path, headers }) => {
    if (!state.isOnline) return 'offline';
    if (path.includes('access')) {
      if (state.isCancelled) return { status: 404, body: refusal('thing.notFound', 'No existe.') };
      return { body: { ...access, token: state.token } };
    }
    if (headers.get('authorization') !== `Bearer ${state.token}`)
      return { status: 401, body: refusal('auth.required', 'Entra.') };
    return { body: { collection: [] } };
  });
  return { state, opened: () => asked.filter(({ path }) => path.includes('access')).length };
}

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);
const openPage = () => renderHook(() => useLinkSession(link), { wrapper }).result;

/** As a reload does. */
function closePage() {
  cleanup();
  queries.clear();
}

afterEach(async () => {
  closePage();
  await forgetLink(link);
  vi.unstubAllGlobals();
});

test('a page reloaded offline has what its link opened, and gets a token once the connection is back', async () => {
  const { state, opened } = hall();
  const first = openPage();
  await waitFor(() => expect(first.current.isReady).toBe(true));
  await waitFor(async () => expect(await storedAccess(link)).toEqual({ ...access, token: '' }));
  closePage();
  state.isOnline = false;
  const again = openPage();
  await waitFor(() => expect(again.current.isReady).toBe(true));
  expect(again.current.opened.data?.table).toBe(7);
  state.isOnline = true;
  state.token = 't2';
  const before = opened();
  await call(listMatches);
  await call(listMatches);
  expect(opened()).toBe(before + 1);
  expect(getUmpire()?.token).toBe('t2');
  expect(again.current.isReady).toBe(true);
});

test('nothing is kept of a link that was cancelled', async () => {
  const { state } = hall();
  const first = openPage();
  await waitFor(() => expect(first.current.isReady).toBe(true));
  await waitFor(async () => expect(await storedAccess(link)).toBeDefined());
  closePage();
  state.isCancelled = true;
  const again = openPage();
  await waitFor(() => expect(again.current.opened.isError).toBe(true));
  await waitFor(async () =>
    expect(await readStoredAnswer(readerOfLink(link), 'access', Date.now())).toBeUndefined(),
  );
});
