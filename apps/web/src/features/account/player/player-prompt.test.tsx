import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { removeAllDrafts } from '#ui/draft/drafts.ts';
import { currentNotification, dismiss } from '#ui/notify/notifications.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { PlayerPrompt } from './player-prompt.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['consents']);
});
afterEach(() => {
  cleanup();
  removeAllDrafts();
  dismiss();
  vi.unstubAllGlobals();
});

const user = { _id: 'user-1', name: 'Ana Gil', email: 'ana@example.org' };

function show() {
  const server = fakeServer(({ method, path }) => ({
    status: method === 'POST' ? 201 : 200,
    body: path.endsWith('create-from-user') ? { _id: 'p1', name: 'Ana Gil' } : {},
  }));
  render(<PlayerPrompt user={user as never} />, { wrapper: Ground });
  return server;
}
const submit = () => screen.getByRole('button', { name: 'Crear perfil' });
const created = ({ asked }: ReturnType<typeof show>) =>
  asked.find(({ path }) => path.endsWith('create-from-user'))?.body;

describe('the fast dialog for a player', () => {
  test('creates only once it is ticked and the date of birth is filled in', async () => {
    show();
    expect(submit()).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByLabelText('Fecha de Nacimiento *'), '17/05/1990');
    await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
    await userEvent.click(screen.getByLabelText('Crear ahora mi perfil'));
    await waitFor(() => expect(submit()).toHaveProperty('disabled', true));
  });

  test('sends the phone only with a number, for organisers alone unless that is changed', async () => {
    const server = show();
    await userEvent.type(screen.getByLabelText('Fecha de Nacimiento *'), '17/05/1990');
    expect(screen.getByText('+34')).toBeTruthy();
    await userEvent.click(submit());
    await waitFor(() => expect(created(server)).toBeTruthy());
    expect(created(server)).toMatchObject({ date_of_birth: '1990-05-17', show_phone_admin_only: true });
    expect(created(server)).not.toHaveProperty('contact_phone');
  });

  test('logs that the preference could not be saved, and goes on', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeServer(() => 'offline');
    render(<PlayerPrompt user={user as never} />, { wrapper: Ground });
    await userEvent.click(screen.getByLabelText('No volver a mostrar'));
    await userEvent.click(screen.getAllByRole('button', { name: 'Cerrar' })[0]!);
    await waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(currentNotification()).toBeNull();
    logged.mockRestore();
  });

  test('keeps the preference not to be asked again', async () => {
    const server = show();
    await userEvent.click(screen.getByLabelText('No volver a mostrar'));
    await userEvent.click(screen.getAllByRole('button', { name: 'Cerrar' })[0]!);
    await waitFor(() =>
      expect(server.asked.find(({ path }) => path.endsWith('profile-preferences'))?.body).toEqual({
        skip_player_creation: true,
      }),
    );
  });
});
