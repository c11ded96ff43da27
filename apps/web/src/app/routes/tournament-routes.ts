import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { type OpenTab, openTabs } from '#features/opens/open-tabs.ts';
import { isLoggedIn } from '#lib/session/session.ts';
import { paths } from '../paths.ts';
import { words } from './page.ts';
import { mainRoute, plainRoute } from './roots.tsx';

const getParentRoute = () => mainRoute;
const opensWords = words('opens', 'competition', 'matches', 'errors');

type TabSearch = { readonly tab?: OpenTab };
const isTab = (tab: unknown): tab is OpenTab => openTabs.some((known) => known === tab);

const opens = createRoute({
  getParentRoute,
  path: paths.opens,
  loader: opensWords,
  component: lazyRouteComponent(() => import('#features/opens/opens-page.tsx'), 'OpensPage'),
});

const opensAdmin = createRoute({
  getParentRoute,
  path: paths.opensAdmin,
  loader: opensWords,
  component: lazyRouteComponent(() => import('#features/opens/opens-page.tsx'), 'OpensPage'),
});

const newOpen = createRoute({
  getParentRoute,
  path: paths.newOpen,
  loader: opensWords,
  component: lazyRouteComponent(() => import('#features/opens/new-open-page.tsx'), 'NewOpenPage'),
});

const open = createRoute({
  getParentRoute,
  path: paths.open,
  loader: opensWords,
  validateSearch: ({ tab }: Record<string, unknown>): TabSearch => (isTab(tab) ? { tab } : {}),
  component: lazyRouteComponent(() => import('../pages/open-page.tsx'), 'OpenPage'),
});

const editOpen = createRoute({
  getParentRoute,
  path: paths.editOpen,
  loader: opensWords,
  component: lazyRouteComponent(() => import('#features/opens/edit-open-page.tsx'), 'EditOpenPage'),
});

const stageGroup = createRoute({
  getParentRoute,
  path: paths.stageGroup,
  loader: opensWords,
  component: lazyRouteComponent(() => import('#features/competition/group/group-page.tsx'), 'GroupPage'),
});

const intermediateGrid = createRoute({
  getParentRoute,
  path: paths.intermediateGrid,
  loader: opensWords,
  component: lazyRouteComponent(
    () => import('#features/competition/group/intermediate-grid-page.tsx'),
    'IntermediateGridPage',
  ),
});

const matches = createRoute({
  getParentRoute,
  path: paths.matches,
  loader: opensWords,
  component: lazyRouteComponent(
    () => import('#features/competition/match-list/matches-page.tsx'),
    'MatchesPage',
  ),
});

const activeMatches = createRoute({
  getParentRoute,
  path: paths.activeMatches,
  loader: opensWords,
  component: lazyRouteComponent(
    () => import('#features/competition/match-list/active-matches-page.tsx'),
    'ActiveMatchesPage',
  ),
});

const match = createRoute({
  getParentRoute,
  path: paths.match,
  loader: opensWords,
  component: lazyRouteComponent(() => import('#features/competition/match/match-page.tsx'), 'MatchPage'),
});

/** For whoever has no session; others go to the open itself. */
const inscription = createRoute({
  getParentRoute: () => plainRoute,
  path: paths.inscription,
  loader: opensWords,
  beforeLoad: ({ params }) => {
    if (isLoggedIn()) throw redirect({ to: paths.open, params });
  },
  component: lazyRouteComponent(
    () => import('#features/opens/inscription/inscription-page.tsx'),
    'InscriptionPage',
  ),
});

/** Opens, their phases and their matches, for whoever is logged in. */
export const tournamentRoutes = [
  opens,
  newOpen,
  opensAdmin,
  open,
  editOpen,
  stageGroup,
  intermediateGrid,
  matches,
  activeMatches,
  match,
] as const;

/** The page of an open that anybody may see. */
export const publicTournamentRoutes = [inscription] as const;
