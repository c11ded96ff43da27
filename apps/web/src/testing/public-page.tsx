import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import type { PublicMatch, PublicOpen } from '@topspin/contract';
import { paths } from '#lib/paths.ts';
import { render } from './testing-library.ts';
import { Ground } from './with-words.tsx';

type Parts = { readonly frame?: RouteComponent; readonly page: RouteComponent };

/** Draws a page of the open `vic` as visitors have it, at its place in the router. */
export function onPublicPage({ frame, page }: Parts, at: 'player/ana' | 'groups' | '' = ''): void {
  const rootRoute = createRootRoute();
  const plain = createRoute({ getParentRoute: () => rootRoute, id: 'plain', component: Outlet });
  const open = createRoute({
    getParentRoute: () => plain,
    path: paths.publicOpen,
    component: frame ?? Outlet,
  });
  const below = ['/', 'groups', 'brackets', 'results', 'player/$playerId', 'match/$matchId'].map((path) =>
    createRoute({ getParentRoute: () => open, path, component: page }),
  );
  const router = createRouter({
    routeTree: rootRoute.addChildren([plain.addChildren([open.addChildren(below)])]),
    history: createMemoryHistory({ initialEntries: [`/o/vic/${at}`] }),
  });
  render(<RouterProvider router={router as never} />, { wrapper: Ground });
}

/** An open in play as visitors read it, before its first match. */
export const publicOpenNow = (values: Partial<PublicOpen> = {}): PublicOpen => ({
  _id: 'vic',
  name: 'Open de Vic',
  date_start: '2026-09-01T08:00:00.000Z',
  date_end: '2026-09-01T18:00:00.000Z',
  state: 'active',
  cancel_reason: null,
  venue: null,
  players: 12,
  has_groups: true,
  only_swiss: false,
  has_brackets: false,
  playing: [],
  next: [],
  results: [],
  podium: [],
  positions: 0,
  ...values,
});

/** A match between Ana and Bea that nobody has played. */
export const publicMatchToPlay = (values: Partial<PublicMatch> = {}): PublicMatch => ({
  _id: 'm1',
  group: { _id: 'g1', name: 'A' },
  round: null,
  number: 1,
  a: { _id: 'ana', name: 'Ana', club: null },
  b: { _id: 'bea', name: 'Bea', club: null },
  table: null,
  state: 'enrolled',
  outcome: null,
  annulled: null,
  winner: null,
  best_of: 5,
  sets: [],
  sets_won: { a: 0, b: 0 },
  called_at: null,
  started_at: null,
  finished_at: null,
  ...values,
});
