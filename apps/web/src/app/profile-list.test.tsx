import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { endSession, keepSession } from '#lib/session/session.ts';
import { fakeServer, tokens } from '../testing/fake-server.ts';
import { onPage } from '../testing/on-page.tsx';
import { loadWordsForTests } from '../testing/with-words.tsx';
import { ProfileList } from './profile-list.tsx';

beforeAll(loadWordsForTests);
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  keepSession(tokens(1));
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

async function show(player: object | null) {
  fakeServer(() => ({ body: { user: tokens(1).user, player } }));
  await onPage(() => <ProfileList anchor={document.body} onClose={() => undefined} />);
  await screen.findByText('ana@example.org');
}

test('the account menu of a player leads to their own record', async () => {
  await show({ _id: 'p1' });
  const item = screen.getByRole('menuitem', { name: 'Mi historial' });
  expect(item.getAttribute('href')).toBe('/players/p1?tab=matches');
});

test('who is no player has none', async () => {
  await show(null);
  expect(screen.queryByRole('menuitem', { name: 'Mi historial' })).toBeNull();
});
