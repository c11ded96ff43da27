import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { endSession, keepSession } from '#lib/session/session.ts';
import { fakeServer, refusal, tokens } from '../../testing/fake-server.ts';
import { givenTurn, givenTurns } from '../../testing/given-turn.ts';
import { onPage } from '../../testing/on-page.tsx';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { MyDayPage } from './my-day-page.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['turns']);
});
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  keepSession(tokens(1));
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

const noMatches = 'Hoy no tienes partidos';

test('says that there are no matches', async () => {
  fakeServer(() => ({ body: { collection: [] } }));
  await onPage(MyDayPage);
  expect(await screen.findByText(noMatches)).toBeTruthy();
});

test('says that they could not be read, not that there are none, and offers another try', async () => {
  fakeServer(() => ({ status: 500, body: refusal('server.unexpected', 'No') }));
  await onPage(MyDayPage);
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy();
  expect(screen.queryByText(noMatches)).toBeNull();
});

test('a call is announced in whichever open it is', async () => {
  const due = givenTurn({ state: 'due' }, { a: 'Ana Gil / Leo Ros', b: 'Mar Vila / Nil Vic' });
  const collection = [
    givenTurns('Individual', [givenTurn({}, { a: 'Ana Gil', b: 'Eva Pla' })]),
    givenTurns('Dobles', [{ ...due, match: { ...due.match, _id: 'm2', table: 3 } }]),
  ];
  fakeServer(() => ({ body: { collection } }));
  await onPage(MyDayPage);
  const announced = await screen.findByRole('status');
  expect(announced.textContent).toBe('Te toca en la mesa 3');
  expect(document.title).toContain('Te toca · mesa 3');
});
