import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queries } from '#lib/api/query.ts';
import { loadWords } from '#lib/i18n.ts';
import { currentNotification, dismiss } from '#ui/notify/notifications.ts';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
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

/** A server at which somebody else changes the match before each of the first two saves; it keeps what it is sent. */
function givenOthersChange(of: object) {
  let version = 1;
  const saves: unknown[] = [];
  fakeServer(({ method, path, headers }) => {
    if (method !== 'PATCH')
      return path.includes('/matches/')
        ? { body: { ...match, ...of, version } }
        : { body: { open: { may_manage: true }, players: [], matches: [] } };
    if (version < 3) version += 1;
    const sent = headers.get('if-match');
    saves.push(sent);
    return sent === String(version)
      ? { body: { ...match, version: version + 1 } }
      : { status: 412, body: refusal('request.staleVersion', 'Otra persona lo ha cambiado.') };
  });
  return saves;
}

async function saveTable() {
  render(<MatchCall match={match as never} />, { wrapper: Ground });
  fireEvent.click(await screen.findByRole('button', { name: 'Mesa y árbitro' }));
  const table = await screen.findByLabelText('Mesa');
  fireEvent.change(table, { target: { value: '5' } });
  fireEvent.submit(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' }).form!);
}

test('the table is saved while points come in', async () => {
  const saves = givenOthersChange({});
  await saveTable();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saves.length).toBeGreaterThan(1);
});

test('where somebody else has given the match another table, there is a button that loads it', async () => {
  givenOthersChange({ table: 7 });
  await saveTable();
  const load = await screen.findByRole('button', { name: 'Cargar los cambios' });
  // A button that has just appeared does nothing for a moment.
  await waitFor(() => {
    fireEvent.click(load);
    expect(screen.getByText(/«7»/u)).toBeTruthy();
  });
});
