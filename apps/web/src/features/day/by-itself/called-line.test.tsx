import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Day } from '@topspin/contract';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { givenDay, givenDayCall, givenDayMatch, givenDayTable } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { CalledLine } from './called-line.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day', 'common']);
});
afterEach(cleanup);

const person = (name: string) => ({ _id: name, name, club: null });
const called = (id: string, table: number, time: string) => ({
  ...givenDayCall({ _id: `call ${id}`, match_id: id, table }, 0),
  automatic: true,
  times: [{ at: `2026-11-28T${time}:00Z`, by: null }],
});
const day = (of: Partial<Day> = {}): Day =>
  givenDay({
    automatic: true,
    matches: [
      givenDayMatch({ _id: 'one', a: person('Ana'), b: person('Bea') }),
      givenDayMatch({ _id: 'two', a: person('Cleo'), b: person('Dora') }),
      givenDayMatch({ _id: 'on', a: person('Eva'), b: person('Fay'), state: 'inPlay' }),
    ],
    tables: [givenDayTable(1, 'one'), givenDayTable(2, 'two'), givenDayTable(3, 'on')],
    calls: [called('one', 1, '10:42'), called('two', 2, '10:44'), called('on', 3, '10:30')],
    ...of,
  });

test('an automatic day says what it called last, when and where, and how many more; a tap lists them with their way back', async () => {
  render(<CalledLine day={day()} />, { wrapper: Ground });
  const line = screen.getByRole('button');
  expect(line.textContent).toBe('Llamado solo 11:44 · mesa 2: Cleo – Doray 1 más');
  fireEvent.click(line);
  const list = await screen.findByRole('dialog', { name: 'Llamados solos' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Cleo – Dora11:44 · Mesa 2 · LlamadoDevolver a la cola',
    'Ana – Bea11:42 · Mesa 1 · LlamadoDevolver a la cola',
    'Eva – Fay11:30 · Mesa 3 · Jugando',
  ]);
  expect(within(list).getByRole('button', { name: 'Devolver a la cola: Ana – Bea' })).toBeTruthy();
  expect(line.textContent).toBe('Llamado solo 11:44 · mesa 2: Cleo – Dora');
});

test('it says that nothing was called yet, and nothing on a day by hand', () => {
  const { rerender } = render(<CalledLine day={day({ calls: [] })} />, { wrapper: Ground });
  expect(screen.getByText('Aún no se ha llamado nada solo.')).toBeTruthy();
  rerender(<CalledLine day={day({ automatic: false })} />);
  expect(screen.queryByRole('button')).toBeNull();
});
