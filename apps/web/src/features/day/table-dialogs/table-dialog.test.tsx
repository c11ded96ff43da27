import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { givenDay, givenDayMatch, givenDayTable } from '../../../testing/given-day.ts';
import { onPage } from '../../../testing/on-page.tsx';
import { loadWordsForTests } from '../../../testing/with-words.tsx';
import { TableMenu } from '../plan/table-menu.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the dialog that locks a table has the focus in its field, and Enter saves the reason', async () => {
  const { asked } = fakeServer(() => ({ status: 204 }));
  const table = givenDayTable(4);
  const day = givenDay({ tables: [table] });
  const shown = { table, match: undefined, call: undefined, ended: undefined, kept: undefined };
  await onPage(() => <TableMenu {...{ day, shown }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Opciones de la mesa 4' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Bloquear' }));
  const field = await screen.findByRole('textbox', { name: 'Por qué (se ve en la mesa)' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('Red rota{Enter}');
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(asked[0]).toMatchObject({ body: { state: 'locked', word: 'Red rota' } });
});

test('of a table with a match, putting it out of use says that another one is chosen for that match', async () => {
  const match = givenDayMatch({ _id: 'on', state: 'inPlay', table: 4 });
  const table = givenDayTable(4, 'on');
  const day = givenDay({ tables: [table], matches: [match] });
  const words = 'No se juega en ella: al guardar, eliges otra mesa para su partido.';
  await onPage(() => (
    <TableMenu {...{ day }} shown={{ table, match, call: undefined, ended: undefined, kept: undefined }} />
  ));
  await userEvent.click(screen.getByRole('button', { name: 'Opciones de la mesa 4' }));
  const item = await screen.findByRole('menuitem', { name: /^Poner fuera de uso/u });
  expect(item.textContent).toContain(words);
  await userEvent.click(item);
  expect(await screen.findByRole('dialog')).toHaveProperty('textContent', expect.stringContaining(words));
});
