import { createRouter } from '@tanstack/react-router';
import { isLoggedIn, subscribeToSession } from '#lib/session/session.ts';
import { queries } from '#lib/api/query.ts';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';
import { Crashed } from '#ui/state/error-boundary.tsx';
import { focusContent } from './layouts/skip-link.tsx';
import { adminRoutes, circuitManagerRoutes } from './routes/admin-routes.ts';
import { authRoutes } from './routes/auth-routes.ts';
import { circuitRoutes } from './routes/circuit-routes.ts';
import { editionRoutes } from './routes/edition-routes.ts';
import { helpRoutes } from './routes/help-routes.ts';
import { editorRoutes, labAdminRoutes, labRoutes, overlay } from './routes/lab-routes.ts';
import { mainRoutes } from './routes/main-routes.ts';
import { plainRoutes } from './routes/plain-routes.ts';
import {
  adminRoute,
  authRoute,
  circuitManagerRoute,
  editorRoute,
  helpRoute,
  labAdminRoute,
  labRoute,
  mainRoute,
  openCreatorRoute,
  plainRoute,
  rootRoute,
  venueCreatorRoute,
} from './routes/roots.tsx';
import {
  embedRoute,
  publicBoardRoute,
  publicOpenRoute,
  publicOpensRoute,
  publicRoutes,
  tvRoute,
} from './routes/public-routes.ts';
import { simulatorRoutes } from './routes/simulator-routes.ts';
import { venueCreatorRoutes, venueRoutes } from './routes/venue-routes.ts';
import { openCreatorRoutes, publicTournamentRoutes, tournamentRoutes } from './routes/tournament-routes.ts';

const routeTree = rootRoute.addChildren([
  mainRoute.addChildren([
    ...mainRoutes,
    ...venueRoutes,
    ...circuitRoutes,
    labRoute.addChildren([...labRoutes, labAdminRoute.addChildren([...labAdminRoutes])]),
    adminRoute.addChildren([...adminRoutes]),
    circuitManagerRoute.addChildren([...circuitManagerRoutes, ...editionRoutes]),
    ...tournamentRoutes,
    openCreatorRoute.addChildren([...openCreatorRoutes]),
    venueCreatorRoute.addChildren([...venueCreatorRoutes]),
  ]),
  editorRoute.addChildren([...editorRoutes]),
  overlay,
  tvRoute,
  embedRoute,
  authRoute.addChildren([...authRoutes]),
  helpRoute.addChildren([...helpRoutes, ...simulatorRoutes]),
  plainRoute.addChildren([
    ...plainRoutes,
    ...publicTournamentRoutes,
    publicOpensRoute,
    publicOpenRoute.addChildren([...publicRoutes]),
    publicBoardRoute,
  ]),
]);

export const router = createRouter({
  routeTree,
  context: { queries },
  defaultPreload: 'intent',
  defaultPendingMs: 400,
  // The layout shows that the page is on its way.
  defaultPendingComponent: HoldsPaint,
  defaultErrorComponent: ({ reset }) => <Crashed onRetry={reset} />,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** When the session ends, in this tab or another, leaves pages that need a login. */
subscribeToSession(() => {
  if (!isLoggedIn()) void router.invalidate();
});

router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
  if (pathChanged && fromLocation) focusContent();
});
