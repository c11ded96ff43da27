import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { words } from './page.ts';
import { mainRoute } from './roots.tsx';

const getParentRoute = () => mainRoute;
const loader = words('circuits');

const circuits = createRoute({
  getParentRoute,
  loader,
  path: paths.circuits,
  component: lazyRouteComponent(() => import('#features/circuits/circuits-page.tsx'), 'CircuitsPage'),
});

const editions = createRoute({
  getParentRoute,
  loader,
  path: paths.editions,
  component: lazyRouteComponent(() => import('#features/circuits/editions-page.tsx'), 'EditionsPage'),
});

const activity = createRoute({
  getParentRoute,
  loader,
  path: paths.editionActivity,
  component: lazyRouteComponent(() => import('#features/circuits/activity-page.tsx'), 'ActivityPage'),
});

export const circuitRoutes = [circuits, editions, activity] as const;
