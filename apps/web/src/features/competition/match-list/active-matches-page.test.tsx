import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { useIsWholeScreen } from '#ui/page/whole-screen.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { ActiveMatchesPage } from './active-matches-page.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['match', 'matches', 'competition']);
});

let full: Element | null;
const fill = (element: Element | null) => async () => {
  full = element;
  document.dispatchEvent(new Event('fullscreenchange'));
};

beforeEach(() => {
  full = null;
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => full });
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
  document.documentElement.requestFullscreen = fill(document.documentElement);
  document.exitFullscreen = fill(null);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'fullscreenElement');
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  vi.unstubAllGlobals();
});

/** The page in a layout, which leaves out its bar for a page that has the whole screen. */
const Layout = () => (
  <>
    {!useIsWholeScreen() && <nav />}
    <ActiveMatchesPage />
  </>
);

test('the matches in play are asked for by table, and fill a television', async () => {
  const { asked } = fakeServer(() => ({ body: { collection: [], totalRows: 0, pages: 0 } }));
  render(<Layout />, { wrapper: Ground });
  await waitFor(() => expect(asked).not.toEqual([]));
  const matches = asked.find(({ path }) => path.endsWith('/app/matches'));
  expect([...(matches?.query.values() ?? [])].join(' ')).toContain('table');
  screen.getByRole('navigation');
  fireEvent.click(screen.getByRole('button', { name: 'Pantalla completa' }));
  await screen.findByRole('button', { name: 'Salir de pantalla completa' });
  expect(screen.queryByRole('navigation')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Salir de pantalla completa' }));
  await screen.findByRole('navigation');
});

test('where the browser fills no screen, as on an iPhone, the page keeps its layout and offers nothing', async () => {
  Reflect.deleteProperty(document, 'fullscreenElement');
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  fakeServer(() => ({ body: { collection: [], totalRows: 0, pages: 0 } }));
  render(<Layout />, { wrapper: Ground });
  await screen.findByText('Ahora mismo no se juega nada');
  screen.getByRole('navigation');
  expect(screen.queryByRole('button', { name: 'Pantalla completa' })).toBeNull();
});
