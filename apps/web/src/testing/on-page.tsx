import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Ground } from './with-words.tsx';

/** Draws something on a page of its own, since links need a router. */
export async function onPage(draw: () => ReactNode, at = '/'): Promise<void> {
  const routeTree = createRootRoute({ component: () => <div data-testid="state">{draw()}</div> });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [at] }) });
  await router.load();
  render(<RouterProvider router={router as never} />, { wrapper: Ground });
  await screen.findByTestId('state');
}
