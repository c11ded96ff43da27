import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { WithInvitation } from './with-invitation.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['auth', 'errors']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '01890000-0000-7000-8000-000000000001';
const show = (next: string | undefined) =>
  render(<WithInvitation next={next}>Contraseña</WithInvitation>, { wrapper: Ground });

test.each([
  ['open', 'Rosa', '«Rosa» te invita a organizar «Open de Alcoy»'],
  ['venue', 'Rosa', '«Rosa» te invita a llevar la sede «Open de Alcoy»'],
  ['open', null, 'Te invitan a organizar «Open de Alcoy»'],
])('the link of an invitation to %s by %s says so above the form', async (kind, invited_by, words) => {
  const { asked } = fakeServer(() => ({ body: { kind, name: 'Open de Alcoy', invited_by } }));
  show(`/invitation/${kind}/${id}?code=AB12-CD34`);
  await screen.findByText(words);
  screen.getByText('Contraseña');
  expect(asked.map(({ path, query }) => [path, query.get('code')])).toEqual([
    [`/api/app/invitations/${kind}/${id}`, 'AB12-CD34'],
  ]);
});

test('a link that no longer invites says that, and the form is there', async () => {
  fakeServer(() => ({ status: 422, body: refusal('auth.badToken', 'Caducado') }));
  show(`/invitation/open/${id}?code=AB12-CD34`);
  await screen.findByText('La invitación de este enlace ya está respondida o la han retirado.');
  screen.getByText('Contraseña');
});

test.each([
  undefined,
  '/opens',
  `/invitation/open/${id}`,
  `/invitation/match/${id}?code=A`,
  '//invitation/open/x?code=A',
])('nothing is asked for %s', (next) => {
  const { asked } = fakeServer(() => ({ body: {} }));
  show(next);
  screen.getByText('Contraseña');
  expect(asked).toEqual([]);
});
