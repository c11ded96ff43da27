import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Day } from '@topspin/contract';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { givenDay, givenDayTable } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { ArrangeDialog } from './arrange-dialog.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dayOf = (...tables: Day['tables']) => givenDay({ tables });
const [one, two, three] = [givenDayTable(1), givenDayTable(2), givenDayTable(3)];
const order = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => /Mesa (\d)/u.exec(textContent)?.[1]);

test('the second of two who arrange at once is told, loads what the first made, and loses nothing', async () => {
  const saved: unknown[] = [];
  fakeServer(({ method, body }) => {
    if (method !== 'PUT') return { body: {} };
    saved.push(body);
    return saved.length === 1
      ? { status: 412, body: refusal('request.staleVersion', 'Alguien lo ha cambiado mientras tanto.') }
      : { status: 204 };
  });
  const onClose = vi.fn();
  const { rerender } = render(<ArrangeDialog day={dayOf(one, two, three)} onClose={onClose} />, {
    wrapper: Ground,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Mesa 3: llenar antes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByRole('button', { name: 'Cargar los cambios' });
  expect(onClose).not.toHaveBeenCalled();
  expect(order()).toEqual(['1', '3', '2']);

  const place = { x: 8, y: 8 };
  rerender(<ArrangeDialog day={dayOf({ ...one, place }, two, three)} onClose={onClose} />);
  // A button takes no tap as it appears.
  await waitFor(() => {
    const load = screen.queryByRole('button', { name: 'Cargar los cambios' });
    if (load) fireEvent.click(load);
    expect(load).toBeNull();
  });
  expect(order()).toEqual(['1', '3', '2']);
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(saved.length).toBeGreaterThan(1);
  });
  const at = (table: Day['tables'][number], of: typeof place | null = null) => ({
    _id: table._id,
    place: of,
  });
  expect(saved[1]).toEqual({
    tables: [at(one, place), at(three), at(two)],
    before: [at(one, place), at(two), at(three)],
  });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
