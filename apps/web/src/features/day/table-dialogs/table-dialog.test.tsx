import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { givenDay, givenDayTable } from '../../../testing/given-day.ts';
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
