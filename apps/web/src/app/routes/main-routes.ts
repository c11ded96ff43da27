import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { playerTabs, type PlayerTab } from '#features/players/player-tabs.ts';
import { paths } from '#lib/paths.ts';
import { anySearch, words } from './page.ts';
import { mainRoute } from './roots.tsx';

const getParentRoute = () => mainRoute;

const home = createRoute({
  getParentRoute,
  path: paths.home,
  component: lazyRouteComponent(() => import('../pages/home-page.tsx'), 'HomePage'),
});

const myPage = createRoute({
  getParentRoute,
  path: paths.management,
  loader: words('management', 'consents', 'decisions'),
  component: lazyRouteComponent(() => import('../pages/my-page.tsx'), 'MyPage'),
});

const managedPlayer = createRoute({
  getParentRoute,
  path: paths.managedPlayer,
  loader: words('management', 'account', 'consents'),
  component: lazyRouteComponent(() => import('../pages/managed-player-page.tsx'), 'ManagedPlayerPage'),
});

type InvitationSearch = { readonly code?: string };

/** The page that an invitation mail links to. */
const invitation = createRoute({
  getParentRoute,
  path: paths.invitation,
  validateSearch: ({ code }: Record<string, unknown>): InvitationSearch =>
    typeof code === 'string' ? { code } : {},
  loader: words('decisions'),
  component: lazyRouteComponent(
    () => import('#features/my-page/pending/invitation-page.tsx'),
    'InvitationPage',
  ),
});

const myDay = createRoute({
  getParentRoute,
  path: paths.myDay,
  loader: words('turns'),
  component: lazyRouteComponent(() => import('#features/my-day/my-day-page.tsx'), 'MyDayPage'),
});

type ProfileSearch = { readonly section?: string };

const profile = createRoute({
  getParentRoute,
  path: paths.profile,
  loader: words('account', 'consents', 'turns'),
  validateSearch: ({ section }: Record<string, unknown>): ProfileSearch =>
    typeof section === 'string' ? { section } : {},
  component: lazyRouteComponent(() => import('#features/account/account-page.tsx'), 'AccountPage'),
});

const players = createRoute({
  getParentRoute,
  path: paths.players,
  loader: words('players'),
  component: lazyRouteComponent(() => import('#features/players/players-page.tsx'), 'PlayersPage'),
});

const leaderboard = createRoute({
  getParentRoute,
  path: paths.leaderboard,
  loader: words('ranking', 'players'),
  validateSearch: anySearch,
  component: lazyRouteComponent(
    () => import('#features/players/leaderboard/leaderboard-page.tsx'),
    'LeaderboardPage',
  ),
});

type PlayerSearch = { readonly tab?: PlayerTab };
const isTab = (tab: unknown): tab is PlayerTab => playerTabs.some((known) => known === tab);

const player = createRoute({
  getParentRoute,
  path: paths.player,
  loader: words('players', 'decisions', 'match', 'matches', 'competition'),
  validateSearch: ({ tab }: Record<string, unknown>): PlayerSearch => (isTab(tab) ? { tab } : {}),
  component: lazyRouteComponent(() => import('../pages/player-page.tsx'), 'PlayerPage'),
});

const versus = createRoute({
  getParentRoute,
  path: paths.versus,
  loader: words('match', 'matches', 'competition'),
  component: lazyRouteComponent(() => import('#features/competition/versus/versus-page.tsx'), 'VersusPage'),
});

export const mainRoutes = [
  home,
  myPage,
  managedPlayer,
  invitation,
  myDay,
  profile,
  players,
  leaderboard,
  player,
  versus,
] as const;
