import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { specimens } from './specimens.tsx';

const ui = join(import.meta.dirname, '../../../ui');
const parts = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
// The editor of texts is not in the gallery yet.;

beforeAll(async () => {
  // The router scrolls to the top, which the tests' page cannot.
  vi.stubGlobal('scrollTo', () => undefined);
  await loadWordsForTests();
});
afterAll(() => vi.unstubAllGlobals());
afterEach(cleanup);

/** Draws it on a page of its own, since links need a router. */
async function onPage(draw: () => ReactNode): Promise<void> {
  const routeTree = createRootRoute({ component: () => <div data-testid="state">{draw()}</div> });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  render(<RouterProvider router={router as never} />, { wrapper: Ground });
  await screen.findByTestId('state');
}

describe('the gallery', () => {
  test('shows every part of the design system, and no other', () => {
    expect(parts.length).toBeGreaterThan(40);
    expect(specimens.map(({ file }) => file).toSorted()).toEqual(parts.toSorted());
  });

  test.each(specimens.map((one) => [one.file, one.states] as const))(
    'draws %s in each state',
    async (_, states) => {
      for (const draw of Object.values(states)) {
        await onPage(draw);
        cleanup();
      }
    },
  );
});
