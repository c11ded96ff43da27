import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { beforeAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#lib/paths.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '../../../testing/testing-library.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { NameSearch } from './name-search.tsx';

beforeAll(loadWordsForTests);
beforeEach(() => {
  const collection = ['Ana Vidal', 'Anna Coll', 'Pau Mas'].map((name) => ({
    _id: name.replace(' ', '-'),
    name,
    club: null,
  }));
  fakeServer(() => ({ body: { collection } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function givenSearch(text: string) {
  const rootRoute = createRootRoute();
  const home = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: () => <NameSearch openId="vic" />,
  });
  const player = createRoute({ getParentRoute: () => rootRoute, path: paths.publicPlayer });
  const router = createRouter({
    routeTree: rootRoute.addChildren([home, player]),
    history: createMemoryHistory(),
  });
  render(<RouterProvider router={router as never} />, { wrapper: Ground });
  const field = await screen.findByRole('searchbox');
  fireEvent.change(field, { target: { value: text } });
  await screen.findAllByRole('link');
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? field, { key });
  field.focus();
  return { router, field, press };
}

const focused = () => document.activeElement?.textContent?.trim();

test('Enter opens the only name that was found', async () => {
  const { router, press } = await givenSearch('vidal');
  press('Enter');
  await waitFor(() => expect(router.state.location.pathname).toBe('/o/vic/player/Ana-Vidal'));
});

test('Enter goes to the first of several, and the arrows through them and back', async () => {
  const { field, press } = await givenSearch('an');
  press('Enter');
  expect(focused()).toBe('Ana Vidal');
  press('ArrowDown');
  expect(focused()).toBe('Anna Coll');
  press('ArrowDown');
  expect(focused()).toBe('Anna Coll');
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(field);
});

test('Escape clears the search', async () => {
  const { field, press } = await givenSearch('an');
  press('Escape');
  expect(field).toHaveProperty('value', '');
  expect(screen.queryAllByRole('link')).toEqual([]);
});
