import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { anySearch, words } from './page.ts';
import { mainRoute } from './roots.tsx';

const getParentRoute = () => mainRoute;
const loader = words('circuits', 'ranking');

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

const circuit = createRoute({
  getParentRoute,
  loader,
  path: paths.circuit,
  component: lazyRouteComponent(() => import('#features/circuits/circuit-page.tsx'), 'CircuitPage'),
});

const edition = createRoute({
  getParentRoute,
  loader,
  path: paths.edition,
  component: lazyRouteComponent(() => import('#features/circuits/edition-page.tsx'), 'EditionPage'),
});

const circuitRanking = createRoute({
  getParentRoute,
  loader,
  path: paths.circuitRanking,
  validateSearch: anySearch,
  component: lazyRouteComponent(
    () => import('#features/circuits/ranking/circuit-ranking-page.tsx'),
    'CircuitRankingPage',
  ),
});

const editionRanking = createRoute({
  getParentRoute,
  loader,
  path: paths.editionRanking,
  validateSearch: anySearch,
  component: lazyRouteComponent(
    () => import('#features/circuits/ranking/edition-ranking-page.tsx'),
    'EditionRankingPage',
  ),
});

export const circuitRoutes = [
  circuits,
  editions,
  activity,
  circuit,
  edition,
  circuitRanking,
  editionRanking,
] as const;
