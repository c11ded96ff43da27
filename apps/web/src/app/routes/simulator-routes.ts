import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { anySearch, words } from './page.ts';
import { helpRoute } from './roots.tsx';

const getParentRoute = () => helpRoute;
const loader = words('simulators', 'match');
/** Formats say how many rounds of a Swiss system suit their players, as phases do. */
const formatLoader = words('simulators', 'match', 'competition');

const planner = createRoute({
  getParentRoute,
  loader: formatLoader,
  path: paths.planner,
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('#features/simulators/planner/planner-page.tsx'), 'PlannerPage'),
});

const elo = createRoute({
  getParentRoute,
  loader,
  path: paths.elo,
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('#features/simulators/elo/elo-page.tsx'), 'EloPage'),
});

const season = createRoute({
  getParentRoute,
  loader: formatLoader,
  path: paths.season,
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('#features/simulators/season/season-page.tsx'), 'SeasonPage'),
});

export const simulatorRoutes = [planner, elo, season] as const;
