import { cleanup, render, screen } from '@testing-library/react';
import type { OpenPage } from '@topspin/contract';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { endSession, keepSession } from '#lib/session/session.ts';
import { fakeServer, tokens } from '../../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { InscriptionAction } from './inscription-action.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['opens']);
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

/** The part of an open's page that this button reads. */
const open = (state: string, enrol = false) =>
  ({ _id: 'o1', state, may: { enrol }, my_inscription: null, players_count: 0, players_max: 8 }) as OpenPage;

describe('who would register', () => {
  test('without an account, after registration: the register is closed', () => {
    render(<InscriptionAction open={open('registrationClosed')} />, { wrapper: Ground });
    expect(screen.getByText('Registro cerrado')).toBeTruthy();
  });

  test.each([
    ['after registration reads that it is closed', open('registrationClosed'), 'Inscripción cerrada'],
    ['without a player profile reads that they are no player', open('registrationOpen'), /No eres jugador/u],
  ])('with an account, %s', async (_, shown, words) => {
    fakeServer(() => ({
      body: { user: { ...tokens(1).user, metadata: { playersAdmin: [] } }, player: null, may: {} },
    }));
    keepSession(tokens(1));
    render(<InscriptionAction open={shown} />, { wrapper: Ground });
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
