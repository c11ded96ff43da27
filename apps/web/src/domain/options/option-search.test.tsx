import { listVenues } from '@topspin/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { OptionSearch } from './option-search.tsx';
import { useOptions } from './use-options.ts';

beforeAll(loadWordsForTests);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const venue = (number: number) => ({ _id: `v${number}`, name: `Pabellón ${number}` });

/** A server with this many venues. */
const serverWith = (count: number) =>
  fakeServer(({ query }) => {
    const { search = '' } = JSON.parse(query.get('simpleSearch') ?? '{}') as { search?: string };
    const { _id: only } = JSON.parse(query.get('filters') ?? '{}') as { _id?: string };
    const found = Array.from({ length: count }, (_, index) => venue(index + 1)).filter(
      ({ _id, name }) => name.includes(search) && (only === undefined || _id === only),
    );
    const collection = found.slice(0, 100);
    return { body: { collection, totalRows: count, totalFilteredRows: found.length, cursor: null } };
  });

function Venue({ start }: { readonly start: string }) {
  const [chosen, setChosen] = useState(start);
  const venues = useOptions(listVenues, { sortBy: ['name'], chosen });
  return (
    <>
      <OptionSearch
        label="Sede"
        none="Sin sede"
        options={venues}
        labelOf={({ name }) => name}
        value={chosen}
        onChange={setChosen}
      />
      <output>{chosen}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Sede' });
const chosen = () => screen.getByRole('status').textContent;

describe('a select with a search', () => {
  test('offers what there is, filtered on the device, while it fits one page', async () => {
    const { asked } = serverWith(3);
    render(<Venue start="" />, { wrapper: Ground });
    await userEvent.click(field());
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    await userEvent.type(field(), '2');
    await userEvent.click(screen.getByRole('option', { name: 'Pabellón 2' }));
    expect(chosen()).toBe('v2');
    expect(asked).toHaveLength(1);
  });

  test('is searched by the server beyond a page', async () => {
    const { asked } = serverWith(150);
    render(<Venue start="" />, { wrapper: Ground });
    await userEvent.click(field());
    await screen.findByRole('option', { name: 'Pabellón 100' });
    await userEvent.type(field(), '142');
    await userEvent.click(await screen.findByRole('option', { name: 'Pabellón 142' }));
    expect(chosen()).toBe('v142');
    await waitFor(() => expect(field().value).toBe('Pabellón 142'));
    expect(asked.map(({ query }) => query.get('simpleSearch'))).toContain(
      JSON.stringify({ search: '142', fields: ['name'] }),
    );
  });

  test('shows the name of what is chosen beyond the first page, and can be emptied', async () => {
    serverWith(150);
    render(<Venue start="v120" />, { wrapper: Ground });
    await waitFor(() => expect(field().value).toBe('Pabellón 120'));
    await userEvent.clear(field());
    await userEvent.tab();
    expect(chosen()).toBe('');
  });
});
