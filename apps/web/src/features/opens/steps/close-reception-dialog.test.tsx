import 'fake-indexeddb/auto';
import type { OpenPage } from '@topspin/contract';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { ready } from '#lib/outbox/outbox.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { onPage } from '../../../testing/on-page.tsx';
import { cleanup, screen } from '../../../testing/testing-library.ts';
import { loadWordsForTests } from '../../../testing/with-words.tsx';
import { CloseReceptionDialog } from './close-reception-dialog.tsx';
import { useTransition } from './use-transition.ts';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['opens', 'errors']);
  await ready;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const person = (name: string) => ({ _id: name, name });
const inscriptionOf = (name: string, state: string) => ({ _id: `i-${name}`, state, player: person(name) });
const inscriptions = [
  ...['Ana', 'Bea', 'Eva', 'Fay'].map((name) => inscriptionOf(name, 'present')),
  inscriptionOf('Gil', 'registered'),
];
const pairs = {
  collection: [{ members: [person('Ana'), person('Bea')] }, { members: [person('Eva'), person('Gil')] }],
  alone: [person('Fay')],
};

const show = (doubles: OpenPage['doubles']) => {
  fakeServer(({ path }) => ({
    body: path.endsWith('/pairs') ? pairs : { collection: inscriptions, cursor: null },
  }));
  const open = { _id: 'o1', doubles, players_min: 2 };
  function Dialog() {
    return <CloseReceptionDialog open={open} transition={useTransition(open)} onClose={() => undefined} />;
  }
  return onPage(() => <Dialog />);
};

test('in doubles it names who is present and enters no draw, also where only the partner has not come', async () => {
  await show('open');
  await screen.findByText('Sin pareja y, por tanto, fuera del sorteo: Eva y Fay.');
  screen.getByRole('button', { name: 'Ir a Parejas' });
});

test('in singles it names only who has not come', async () => {
  await show(undefined);
  await screen.findByText('Gil');
  expect(screen.queryByRole('note')).toBeNull();
});
