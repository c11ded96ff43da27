import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { onPublicPage, publicOpenNow } from '../../testing/public-page.tsx';
import { cleanup, screen } from '../../testing/testing-library.ts';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { NowPage } from './now-page.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['publicPages']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an open in play without matches waits for its draw, not for its start', async () => {
  fakeServer(() => ({ body: publicOpenNow({ has_groups: false }) }));
  onPublicPage({ page: NowPage });
  expect(await screen.findByText(/^Cuando se haga el sorteo/u)).toBeTruthy();
  expect(screen.queryByText(/Cuando empiece/u)).toBeNull();
});
