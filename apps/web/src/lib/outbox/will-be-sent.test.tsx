import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '#lib/api/problem.ts';
import { endSession, keepSession } from '#lib/session/session.ts';
import { tokens } from '../../testing/fake-server.ts';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { allItems, enqueue, ready, remove, written } from './outbox.ts';
import { startSending } from './sender.ts';
import { WillBeSent } from './will-be-sent.tsx';

/** The attempts to send, each of which ends when the test answers it. */
let attempts: { readonly end: (failure?: Problem) => void }[];
let stop: () => void;

const send = () =>
  new Promise<undefined>((resolve, reject) => {
    attempts.push({ end: (failure) => (failure ? reject(failure) : resolve(undefined)) });
  });

beforeAll(loadWordsForTests);
beforeEach(async () => {
  await ready;
  attempts = [];
  keepSession({ ...tokens(1), user: { _id: 'ana', email: 'x@example.org' } });
  stop = startSending({ results: async () => ({ atMost: 1, send }) });
});
afterEach(async () => {
  stop();
  cleanup();
  remove(allItems().map(({ id }) => id));
  await written();
  endSession();
});

const about = { title: 'Ana – Bea', path: '/match/1' };
const attempt = (number: number) => vi.waitFor(() => expect(attempts).toHaveLength(number));

test('what waits is being sent, unless the last attempt found no connection', async () => {
  render(<WillBeSent />);
  enqueue({ id: '1', kind: 'results', order: 'results:1', after: null, about, body: {} });
  await attempt(1);
  expect(screen.getByText('Enviando…')).toBeDefined();
  attempts[0]?.end(new Problem('network', 0, null));
  await screen.findByText('Se enviará cuando vuelva la conexión');
  window.dispatchEvent(new Event('online'));
  await attempt(2);
  // A server that is busy was reached.
  attempts[1]?.end(new Problem('server.overloaded', 503, null));
  await screen.findByText('Enviando…');
});
