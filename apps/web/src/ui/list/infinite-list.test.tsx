import { getPlayer, listPlayers, restorePlayer, softDeletePlayer } from '@topspin/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cleanup } from '@testing-library/react';
import { refreshRow } from '#lib/api/list-rows.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { useSoftDelete } from '#lib/api/use-soft-delete.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { InfiniteList } from './infinite-list.tsx';
import { currentNotification, dismiss } from '../notify/notifications.ts';

beforeAll(loadWordsForTests);
afterEach(() => {
  cleanup();
  dismiss();
  vi.unstubAllGlobals();
});

const row = (number: number) => ({ _id: `p${number}`, name: `Jugador ${number}`, version: 1 });
const page = (numbers: readonly number[], cursor: string | null) => ({
  body: { collection: numbers.map(row), page: 1, pages: 2, totalRows: 3, totalFilteredRows: 3, cursor },
});

function Players() {
  const list = useInfiniteList(listPlayers);
  const calls = { remove: softDeletePlayer, restore: restorePlayer, list: listPlayers, read: getPlayer };
  const remove = useSoftDelete(calls, { done: 'Quitado' });
  return (
    <InfiniteList list={list} label="Jugadores">
      {(player) => (
        <li key={player._id}>
          {player.name}
          <button onClick={() => remove.mutate(player)}>Quitar {player.name}</button>
          <button onClick={() => void refreshRow(calls, player._id)}>Releer {player.name}</button>
        </li>
      )}
    </InfiniteList>
  );
}

function Boxed() {
  const list = useInfiniteList(listPlayers);
  return (
    <InfiniteList list={list} label="Jugadores" boxed>
      {({ _id, name }) => <li key={_id}>{name}</li>}
    </InfiniteList>
  );
}

const show = () => render(<Players />, { wrapper: Ground });
const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.firstChild?.textContent);

describe('an infinite list', () => {
  test('shows places for its rows while the first ones are on their way', () => {
    fakeServer(() => new Promise(() => undefined));
    show();
    expect(screen.getByRole('status').getAttribute('aria-label')).toBe('Cargando…');
  });

  test('says that nothing was found', async () => {
    fakeServer(() => page([], null));
    show();
    expect(await screen.findByText('No se encontraron resultados')).toBeTruthy();
  });

  test('follows the cursor and says when there is no more', async () => {
    const { asked } = fakeServer(({ query }) =>
      query.get('cursor') === 'next' ? page([3], null) : page([1, 2], 'next'),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Cargar más' }));
    expect(await screen.findByText('Se obtuvieron todos los resultados')).toBeTruthy();
    expect(names()).toEqual(['Jugador 1', 'Jugador 2', 'Jugador 3']);
    expect(asked.map(({ query }) => query.get('itemsPerPage'))).toEqual(['20', '20']);
  });

  test('offers another try when the first page fails', async () => {
    let failing = true;
    fakeServer(() =>
      failing ? { status: 500, body: refusal('server.failed', 'Ha fallado') } : page([1], null),
    );
    show();
    expect(await screen.findByText('Oops something went wrong!')).toBeTruthy();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Jugador 1')).toBeTruthy();
  });

  test('keeps its rows when a later page fails, and goes on from there', async () => {
    let failing = true;
    fakeServer(({ query }) => {
      if (query.get('cursor') === null) return page([1, 2], 'next');
      return failing ? { status: 503, body: refusal('request.tooMany', 'Espera') } : page([3], null);
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Cargar más' }));
    expect(await screen.findByText('Oops something went wrong!')).toBeTruthy();
    expect(names()).toEqual(['Jugador 1', 'Jugador 2']);
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(names()).toEqual(['Jugador 1', 'Jugador 2', 'Jugador 3']));
  });

  test('takes out a row that was deleted, without reading the list again', async () => {
    const { asked } = fakeServer(({ method }) =>
      method === 'PATCH' ? { body: { _id: 'p1' } } : page([1, 2], null),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar Jugador 1' }));
    await waitFor(() => expect(names()).toEqual(['Jugador 2']));
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/app/players',
      'PATCH /api/app/players/p1/softDelete',
    ]);
  });

  test('offers at once to put a deleted row back, where it was and as it is now', async () => {
    const { asked } = fakeServer(({ method, path }) => {
      if (method !== 'GET') return { body: { _id: 'p1', left: [] } };
      return path.endsWith('/p1') ? { body: { ...row(1), name: 'Jugador 1 bis' } } : page([1, 2], null);
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar Jugador 1' }));
    await waitFor(() => expect(currentNotification()?.action?.label).toBe('Deshacer'));
    currentNotification()?.action?.run();
    await waitFor(() => expect(names()).toEqual(['Jugador 1 bis', 'Jugador 2']));
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/app/players',
      '/api/app/players/p1/softDelete',
      '/api/app/players/p1/restore',
      '/api/app/players/p1',
    ]);
    await waitFor(() => expect(currentNotification()?.title).toBe('Deshecho'));
  });

  test('shows one row as it is now without reading the others again', async () => {
    const { asked } = fakeServer(({ path }) =>
      path.endsWith('/p2') ? { body: { ...row(2), name: 'Jugadora 2' } } : page([1, 2], 'next'),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Releer Jugador 2' }));
    await waitFor(() => expect(names()).toEqual(['Jugador 1', 'Jugadora 2']));
    expect(asked.map(({ path }) => path)).toEqual(['/api/app/players', '/api/app/players/p2']);
  });

  test('says for four seconds why a row could not be deleted, and keeps it', async () => {
    const body = {
      ...refusal('auth.forbidden', 'No puedes'),
      errors: { message: 'No puedes', message2: 'Pídelo' },
    };
    fakeServer(({ method }) => (method === 'PATCH' ? { status: 403, body } : page([1], null)));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar Jugador 1' }));
    await waitFor(() => expect(currentNotification()).not.toBeNull());
    expect(currentNotification()).toMatchObject({
      type: 'error',
      title: 'No puedes',
      subtitle: 'Pídelo',
      duration: 4000,
    });
    expect(names()).toEqual(['Jugador 1']);
  });

  test('in a box is 400 px high at most, and ends in other words', async () => {
    fakeServer(() => page([1, 2, 3], null));
    render(<Boxed />, { wrapper: Ground });
    const shown = await screen.findByRole('list');
    expect(getComputedStyle(shown.parentElement as HTMLElement).maxHeight).toBe('400px');
    expect(screen.getByText('Fin de los resultados')).toBeTruthy();
  });
});
