import { listPlayers } from '@topspin/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import MenuItem from '@mui/material/MenuItem';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { storageKeys, store } from '#lib/storage.ts';
import type { Column } from '#ui/table/columns.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { TableTools } from '#ui/table/table-tools.tsx';
import { type RecordedRequest, fakeServer, refusal } from '../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { readTableAddress } from './table-address.ts';
import { useTable } from './use-table.ts';

window.scrollTo = () => undefined;

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['table']);
});
afterEach(() => {
  cleanup();
  store(storageKeys.rowsPerPage, null);
  vi.unstubAllGlobals();
});

type Row = { _id: string; name: string };

const columns: Column<Row>[] = [
  { id: 'name', label: 'Nombre', cell: ({ name }) => name, sortable: true },
  { id: 'rating', label: 'Rating', cell: () => '1000', align: 'right' },
];
const total = 45;
const rowsFor = ({ query }: RecordedRequest) => {
  const size = Number(query.get('itemsPerPage'));
  const first = (Number(query.get('page')) - 1) * size;
  const count = Math.max(0, Math.min(size, total - first));
  return Array.from({ length: count }, (_, index) => ({
    _id: `p${first + index + 1}`,
    name: `Ana ${first + index + 1}`,
  }));
};
const answer = (asked: RecordedRequest) => ({
  body: { collection: rowsFor(asked), totalRows: total, totalFilteredRows: total, totalIsCapped: false },
});

function Players() {
  const table = useTable(listPlayers, {
    sort: { by: 'name', desc: false },
    searchIn: ['name'],
    filters: ({ gender = '' }) => ({ gender }),
  });
  return (
    <>
      <TableTools searchLabel="Buscar" search={table.search} onSearch={table.setSearch}>
        <button onClick={() => table.choose({ gender: 'woman' })}>Mujeres</button>
        <button onClick={() => table.choose({ gender: '' })}>Todos</button>
      </TableTools>
      <DataTable
        label="Jugadores"
        columns={columns}
        page={table}
        nameOf={({ name }) => name}
        renderMenu={({ name }) => <MenuItem>Quitar {name}</MenuItem>}
        renderBulk={({ rows }) => <button>Quitar {rows.map(({ name }) => name).join(' y ')}</button>}
      />
    </>
  );
}

async function show(address = '/') {
  const router = createRouter({
    routeTree: createRootRoute({ validateSearch: readTableAddress, component: Players }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  // The application's own router has other pages; this one has a table alone.
  render(<RouterProvider router={router as never} />, { wrapper: Ground });
  return router;
}

const shown = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
const last = (asked: readonly RecordedRequest[]) => asked.at(-1)?.query;

describe('a table', () => {
  test('shows the first page, how many rows there are, and pages with the specified label', async () => {
    const { asked } = fakeServer(answer);
    await show();
    expect(await screen.findByText('45 resultados')).toBeTruthy();
    expect(shown()).toHaveLength(20);
    expect(screen.getByText('Filas por página')).toBeTruthy();
    expect(screen.getByText('1–20 de 45')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(await screen.findByText('Ana 21')).toBeTruthy();
    expect(last(asked)?.get('page')).toBe('2');
  });

  test('keeps the number of rows per page on the device, and begins again', async () => {
    const { asked } = fakeServer(answer);
    const router = await show('/?page=2');
    await userEvent.click(await screen.findByRole('combobox', { name: /Filas por página/u }));
    await userEvent.click(screen.getByRole('option', { name: '50' }));
    expect(await screen.findByText('1–45 de 45')).toBeTruthy();
    expect(last(asked)?.get('itemsPerPage')).toBe('50');
    expect([router.state.location.searchStr, localStorage.getItem('rowsPerPage')]).toEqual(['', '50']);
  });

  test('is sorted by its headings, from the first page on', async () => {
    const { asked } = fakeServer(answer);
    const router = await show('/?page=2');
    const sort = await screen.findByRole('button', { name: 'Nombre' });
    await userEvent.click(sort);
    await vi.waitFor(() => expect(last(asked)?.get('sortDesc')).toBe('[true]'));
    expect(router.state.location.search).toEqual({ sort: '-name' });
    expect(screen.getByRole('columnheader', { name: 'Nombre' }).getAttribute('aria-sort')).toBe('descending');
  });

  test('searches on the server once typing has stopped, and keeps the search in its address', async () => {
    const { asked } = fakeServer(answer);
    const router = await show();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar' }), 'ana');
    await vi.waitFor(() =>
      expect(last(asked)?.get('simpleSearch')).toBe('{"search":"ana","fields":["name"]}'),
    );
    expect(router.state.location.search).toEqual({ q: 'ana' });
  });

  test('asks for what its address says, numbers searched for included', async () => {
    const { asked } = fakeServer(answer);
    await show('/?q=2026&sort=-name&page=3&filters=%7B%22gender%22%3A%22man%22%7D');
    expect(await screen.findByText('Ana 41')).toBeTruthy();
    expect(Object.fromEntries(last(asked) ?? [])).toEqual({
      simpleSearch: '{"search":"2026","fields":["name"]}',
      filters: '{"gender":"man"}',
      sortBy: '["name"]',
      sortDesc: '[true]',
      page: '3',
      itemsPerPage: '20',
    });
  });

  test('filters, and takes a filter off', async () => {
    const { asked } = fakeServer(answer);
    const router = await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Mujeres' }));
    await vi.waitFor(() => expect(last(asked)?.get('filters')).toBe('{"gender":"woman"}'));
    await userEvent.click(screen.getByRole('button', { name: 'Todos' }));
    await vi.waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  test('goes to its last page where the address leads beyond it', async () => {
    fakeServer(answer);
    const router = await show('/?page=9');
    expect(await screen.findByText('Ana 45')).toBeTruthy();
    expect(router.state.location.search).toEqual({ page: 3 });
  });

  test('ticks rows for a bulk action, and forgets them with their page', async () => {
    fakeServer(answer);
    await show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar Ana 1' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar Ana 3' }));
    expect(screen.getByText('2 seleccionados')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Quitar Ana 1 y Ana 3' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(await screen.findByText('Ana 21')).toBeTruthy();
    expect(screen.queryByText('2 seleccionados')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar todo lo que se ve' }));
    expect(screen.getByText('20 seleccionados')).toBeTruthy();
  });

  test('has a menu for each row', async () => {
    fakeServer(answer);
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones para Ana 2' }));
    expect(screen.getByRole('menuitem', { name: 'Quitar Ana 2' })).toBeTruthy();
  });

  test('is a list of cards on a phone, with the sort order above', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    const { asked } = fakeServer(answer);
    await show();
    const list = await screen.findByRole('list', { name: 'Jugadores' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(20);
    expect(within(list).getAllByText('Rating')).toHaveLength(20);
    await userEvent.click(screen.getByRole('combobox', { name: 'Ordenar por' }));
    await userEvent.click(screen.getByRole('option', { name: 'Nombre, descendente' }));
    await vi.waitFor(() => expect(last(asked)?.get('sortDesc')).toBe('[true]'));
  });

  test('says that nothing was found, and offers another try when it failed', async () => {
    let failing = true;
    fakeServer(() =>
      failing
        ? { status: 500, body: refusal('server.failed', 'Ha fallado') }
        : { body: { collection: [], totalRows: 0, totalFilteredRows: 0, totalIsCapped: false } },
    );
    await show();
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    failing = false;
    await userEvent.click(retry);
    expect(await screen.findByText('No hay resultados')).toBeTruthy();
  });
});
