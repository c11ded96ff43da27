import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { words } from './page.ts';
import { mainRoute } from './roots.tsx';

const getParentRoute = () => mainRoute;

const circuitsAdmin = createRoute({
  getParentRoute,
  path: paths.circuitsAdmin,
  loader: words('circuits'),
  component: lazyRouteComponent(
    () => import('#features/circuits/circuits-admin-page.tsx'),
    'CircuitsAdminPage',
  ),
});

const editionsAdmin = createRoute({
  getParentRoute,
  path: paths.editionsAdmin,
  loader: words('circuits'),
  component: lazyRouteComponent(
    () => import('#features/circuits/circuits-admin-page.tsx'),
    'EditionsAdminPage',
  ),
});

const venuesAdmin = createRoute({
  getParentRoute,
  path: paths.venuesAdmin,
  loader: words('venues'),
  component: lazyRouteComponent(() => import('#features/venues/venues-admin-page.tsx'), 'VenuesAdminPage'),
});

const playersAdmin = createRoute({
  getParentRoute,
  path: paths.playersAdmin,
  loader: words('players'),
  component: lazyRouteComponent(() => import('#features/players/players-admin-page.tsx'), 'PlayersAdminPage'),
});

/** The pages of the menu's section for admins; the server allows what they do to admins alone. */
export const adminRoutes = [circuitsAdmin, editionsAdmin, venuesAdmin, playersAdmin] as const;
