import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Entrant } from '@topspin/contract';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { endSession, keepSession } from '#lib/session/session.ts';
import { fakeServer, tokens } from '../../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { EntrantsDialog } from './entrants-dialog.tsx';

const person = (name: string, relation: Entrant['relation'], isIn = false): Entrant => ({
  player: { _id: name, name, avatar: null },
  relation,
  inscription: isIn
    ? { _id: `i-${name}`, state: 'registered', waiting_position: null, may_leave: true }
    : null,
  reasons: [],
});

let family: readonly Entrant[] = [];
let text = '';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['opens']);
});
beforeEach(() => {
  text = 'Autorizo a {{player}}.';
  fakeServer(({ path }) =>
    path.endsWith('/entrants')
      ? {
          body: {
            collection: family,
            consents: [
              { relation: 'self', inscription: null, functional_diversity: null },
              {
                relation: 'guardian',
                inscription: text,
                functional_diversity: null,
              },
            ],
            text_version: '1',
            contact: null,
            places_left: 4,
            open: true,
          },
        }
      : { body: { user: tokens(1).user, player: null, may: {} } },
  );
  keepSession(tokens(1));
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

const show = (player?: { _id: string; name: string }) =>
  render(
    <EntrantsDialog openId="o1" onAdd={undefined} onClose={() => undefined} {...(player && { player })} />,
    { wrapper: Ground },
  );
const filled = () => screen.queryByRole('button', { name: /^Inscribir/u });

test('changing the registration of one child is about that child alone', async () => {
  family = [person('Marta', 'self'), person('Nil', 'guardian', true), person('Laia', 'guardian')];
  show({ _id: 'Nil', name: 'Nil' });
  expect(await screen.findByRole('button', { name: 'Dar de baja a Nil' })).toBeTruthy();
  expect(screen.queryByText(/Laia/u)).toBeNull();
  expect(screen.queryByText(/Marta/u)).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(filled()).toBeNull();
});

test('children are not ticked beforehand, and the button waits for a tick', async () => {
  family = [person('Nil', 'guardian'), person('Laia', 'guardian')];
  show();
  const nil = await screen.findByRole('checkbox', { name: 'Nil' });
  expect(nil).toHaveProperty('checked', false);
  expect(screen.getByText('Autorizo a Nil.')).toBeTruthy();
  expect(filled()).toHaveProperty('disabled', true);
  expect(screen.getByText(/Marca a quienes inscribes/u)).toBeTruthy();
  fireEvent.click(nil);
  expect(screen.getByRole('button', { name: 'Inscribir a 1 persona' })).toHaveProperty('disabled', false);
  fireEvent.click(screen.getByRole('button', { name: 'Marcar a todos' }));
  expect(screen.getByRole('button', { name: 'Inscribir a 2 personas' })).toBeTruthy();
});

test('with somebody in, nobody is ticked and nothing asks to be confirmed', async () => {
  family = [person('Marta', 'self'), person('Nil', 'guardian', true), person('Laia', 'guardian')];
  show();
  const list = await screen.findByRole('list');
  for (const box of within(list).getAllByRole('checkbox')) expect(box).toHaveProperty('checked', false);
  expect(filled()).toBeNull();
});

test('all are unticked when the text that their ticks consent to changes', async () => {
  family = [person('Nil', 'guardian'), person('Ona', 'guardian')];
  show();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Nil' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ona' }));
  text = 'Autorizo a {{player}} en otra sede.';
  window.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('Autorizo a Nil en otra sede.');
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    false,
    false,
  ]);
});
