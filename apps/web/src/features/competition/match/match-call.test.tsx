import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queries } from '#lib/api/query.ts';
import { loadWords } from '#lib/i18n.ts';
import { currentNotification, dismiss } from '#ui/notify/notifications.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { MatchCall } from './match-call.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['matches', 'match', 'competition']);
});
afterEach(() => {
  cleanup();
  dismiss();
  queries.clear();
  vi.unstubAllGlobals();
});

const match = {
  _id: 'm1',
  group_id: 'g1',
  a: { _id: 'p1', name: 'Fermín Ortega' },
  b: { _id: 'p2', name: 'Ana Gil' },
  table: 3,
  umpire: null,
  state: 'inPlay',
  version: 1,
  open: { _id: 'open', name: 'Open' },
  may: {},
};

test('the dialog of the table and the umpire says why it closes when the match ends under it', async () => {
  fakeServer(() => ({ body: { open: { may_manage: true }, players: [], matches: [] } }));
  const call = (of: object) => <MatchCall match={{ ...match, ...of } as never} />;
  const { rerender } = render(call({}), { wrapper: Ground });
  fireEvent.click(await screen.findByRole('button', { name: 'Mesa y árbitro' }));
  await screen.findByRole('dialog', { name: 'Mesa y árbitro' });
  rerender(call({ state: 'finished' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentNotification()?.title).toBe(
    'El partido ha terminado: su mesa y su árbitro ya no se cambian.',
  );
});
