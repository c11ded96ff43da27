import type { LiveMessage, PublicOpen } from '@topspin/contract';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeLive } from '../../../testing/fake-live.ts';
import { onPublicPage, publicOpenNow } from '../../../testing/public-page.tsx';
import { act, cleanup, screen } from '../../../testing/testing-library.ts';
import { loadWordsForTests } from '../../../testing/with-words.tsx';
import { GroupsPage } from '../groups-page.tsx';
import { OpenFrame } from './open-frame.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['match', 'publicPages']);
});
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const tabNames = () =>
  [...screen.getByRole('navigation', { name: 'Partes del torneo' }).children].map(
    ({ textContent }) => textContent,
  );

/** The groups of an open, followed by a visitor. */
async function givenGroups() {
  const now: { open: PublicOpen } = { open: publicOpenNow() };
  const server = fakeLive((path) => (path.endsWith('groups') ? { collection: [] } : now.open));
  onPublicPage({ frame: OpenFrame, page: GroupsPage }, 'groups');
  await screen.findByText(/En juego/u);
  await wait(1000);
  server.beat('boot.1');
  const change = async (tables: string[], values: Partial<PublicOpen> = {}) => {
    now.open = { ...now.open, ...values };
    const message: LiveMessage = { type: 'changed', topic: 'open:vic', tables };
    server.send('boot.2', message);
    await wait(10_000);
  };
  const readsOfOpen = () => server.others.filter((path) => path === '/api/public/opens/vic').length;
  return { change, readsOfOpen };
}

test('on any page the head follows the open, and not each point; a tab that comes stands behind the others', async () => {
  const { change, readsOfOpen } = await givenGroups();
  const before = readsOfOpen();
  await change(['points']);
  await change(['matches', 'points']);
  expect([readsOfOpen() - before, tabNames()]).toEqual([0, ['Ahora', 'Grupos', 'Resultados']]);
  await change(['phases', 'groups', 'matches'], { has_brackets: true });
  expect([readsOfOpen() - before, tabNames()]).toEqual([1, ['Ahora', 'Grupos', 'Resultados', 'Cuadro']]);
  await change(['opens', 'open_results'], { state: 'finished' });
  expect(screen.getByText(/Finalizado/u)).toBeTruthy();
  expect(readsOfOpen() - before).toBe(2);
});
