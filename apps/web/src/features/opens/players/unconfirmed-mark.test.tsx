import type { Inscription } from '@topspin/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { UnconfirmedMark } from './unconfirmed-mark.tsx';

beforeAll(loadWordsForTests);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('at reception an organiser writes to the family of a minor whose phone is not shown yet', async () => {
  const { asked } = fakeServer(() => ({ status: 204 }));
  const inscription = { _id: 'i1', open_id: 'o1', player: { name: 'Laia Serra' } } as Inscription;
  render(<UnconfirmedMark inscription={inscription} />, { wrapper: Ground });
  await userEvent.click(await screen.findByRole('button', { name: 'Escribir a la familia de Laia Serra' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Mensaje/u }), 'Laia juega a las 10');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toMatchObject([
    {
      method: 'POST',
      path: '/api/app/opens/o1/inscriptions/i1/messages',
      body: { text: 'Laia juega a las 10' },
    },
  ]);
});
