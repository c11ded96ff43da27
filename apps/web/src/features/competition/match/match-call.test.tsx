import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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

const inGroup = (id: string, of: object = {}) => ({ _id: id, name: `Name of ${id}`, left: false, ...of });
const pairOf = (one: string, other: string) => ({
  ...inGroup(`${one}-${other}`),
  pair: true,
  members: [inGroup(one), inGroup(other)],
});

async function offeredUmpires(playing: object, group: object): Promise<readonly (string | null)[]> {
  fakeServer(() => ({ body: { open: { may_manage: true }, ...group } }));
  render(<MatchCall match={{ ...match, ...playing } as never} />, { wrapper: Ground });
  fireEvent.click(await screen.findByRole('button', { name: 'Mesa y árbitro' }));
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Árbitro' }));
  return within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .slice(1);
}

test('among pairs, its umpire is one of the people who do not play it', async () => {
  const [first, second, third, gone] = [
    pairOf('Ana', 'Bea'),
    pairOf('Carla', 'Dora'),
    pairOf('Eva', 'Fina'),
    pairOf('Gala', 'Hilda'),
  ];
  const offered = await offeredUmpires(
    { a: first, b: second },
    {
      players: [
        first,
        null,
        second,
        third,
        { ...gone, left: true },
        inGroup('unknown', { name: 'Ida / Jana' }),
      ],
      matches: [
        { a: first, b: second },
        { a: third, b: null },
        { a: gone, b: third },
      ],
    },
  );
  expect(offered).toEqual(['Name of Eva', 'Name of Fina']);
});

test('among players, its umpire is one who does not play it, whether a match of theirs is known or not', async () => {
  const [ana, bea, carla] = [inGroup('Ana'), inGroup('Bea'), inGroup('Carla')];
  const offered = await offeredUmpires(
    { a: ana, b: bea },
    {
      players: [ana, bea, carla, null, inGroup('Dora', { left: true }), inGroup('Eva')],
      matches: [
        { a: ana, b: bea },
        { a: bea, b: carla },
      ],
    },
  );
  expect(offered).toEqual(['Name of Carla', 'Name of Eva']);
});
