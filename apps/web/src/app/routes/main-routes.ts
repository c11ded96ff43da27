import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '../paths.ts';
import { words } from './page.ts';
import { mainRoute } from './roots.tsx';

const getParentRoute = () => mainRoute;

const home = createRoute({
  getParentRoute,
  path: paths.home,
  component: lazyRouteComponent(() => import('#features/home/home-page.tsx'), 'HomePage'),
});

const players = createRoute({
  getParentRoute,
  path: paths.players,
  loader: words('players'),
  component: lazyRouteComponent(() => import('#features/players/players-page.tsx'), 'PlayersPage'),
});

const player = createRoute({
  getParentRoute,
  path: paths.player,
  loader: words('players'),
  component: lazyRouteComponent(() => import('#features/players/player-page.tsx'), 'PlayerPage'),
});

export const mainRoutes = [home, players, player] as const;
