import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../testing/with-words.tsx';
import { LeaderboardCard } from './leaderboard-card.tsx';

beforeAll(loadWordsForTests);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => render(<LeaderboardCard />, { wrapper: Ground });

describe('the leaderboard', () => {
  test('says that it is on its way', () => {
    fakeServer(() => new Promise(() => undefined));
    show();
    expect(screen.getByRole('status').getAttribute('aria-label')).toBe('Cargando clasificación...');
  });

  test('says that nobody is ranked', async () => {
    fakeServer(() => ({ body: { collection: [], totalRows: 0, totalFilteredRows: 0 } }));
    show();
    expect(await screen.findByText('No hay jugadores clasificados')).toBeTruthy();
  });

  test('says that it failed, and offers another try', async () => {
    fakeServer(() => ({ status: 500, body: refusal('server.unexpected', 'No') }));
    show();
    expect(await screen.findByText('Error al cargar la clasificación')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });
});
