import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { onPage } from '../../testing/on-page.tsx';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { PlayersAdminPage } from './players-admin-page.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['players', 'table', 'errors']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ana = { _id: 'p1', name: 'Ana Núñez', nickname: '', version: 3, rating: 1200, matches_played: 4 };

test('a player who plays in an open is not removed: the dialog says where, and leads there', async () => {
  const inPlay = {
    ...refusal('player.inPlay', 'Juega en Open de Reyes, que está en marcha.'),
    details: { open_id: 'o1', open: 'Open de Reyes' },
  };
  fakeServer(({ method }) =>
    method === 'PATCH'
      ? { status: 409, body: inPlay }
      : { body: { collection: [ana], page: 1, pages: 1, totalRows: 1, totalFilteredRows: 1, cursor: null } },
  );
  await onPage(() => <PlayersAdminPage />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Acciones para Ana Núñez' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Quitar de las listas' }));
  await user.click(await screen.findByRole('button', { name: 'Quitar de las listas' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Juega en Open de Reyes, que está en marcha.',
  );
  expect(screen.getByRole('link', { name: 'Open de Reyes' }).getAttribute('href')).toContain(
    '/single-open/o1',
  );
  expect(screen.getByRole('button', { name: 'Quitar de las listas' }).hasAttribute('disabled')).toBe(true);
});
