import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { type OpenTab, openTabs } from '#features/opens/open-tabs.ts';
import {
  getGroup,
  getMatch,
  getOpen,
  listBrackets,
  listEvents,
  listPhases,
  listScoreLinks,
} from '@topspin/contract';
import { isLoggedIn } from '#lib/session/session.ts';
import { paths } from '#lib/paths.ts';
import { anySearch, reading, words } from './page.ts';
import { mainRoute, type PageContext, plainRoute, openCreatorRoute } from './roots.tsx';

const getParentRoute = () => mainRoute;

const areas = ['opens', 'competition', 'consents', 'match', 'matches', 'errors', 'trust', 'umpires'] as const;
const opensWords = words(...areas);

const readGroup = (context: PageContext, id: string) =>
  reading(context, opensWords, (read) => read(getGroup, { params: { id } }));

type TabSearch = { readonly tab?: OpenTab };
const isTab = (tab: unknown): tab is OpenTab => openTabs.some((known) => known === tab);

const opens = createRoute({
  getParentRoute,
  path: paths.opens,
  loader: opensWords,
  component: lazyRouteComponent(() => import('#features/opens/opens-page.tsx'), 'OpensPage'),
});

const newOpen = createRoute({
  getParentRoute: () => openCreatorRoute,
  path: paths.newOpen,
  validateSearch: anySearch,
  loader: words(...areas, 'simulators'),
  component: lazyRouteComponent(() => import('#features/opens/form/new-open-page.tsx'), 'NewOpenPage'),
});

const importOpen = createRoute({
  getParentRoute: () => openCreatorRoute,
  path: paths.importOpen,
  loader: words('travel'),
  component: lazyRouteComponent(() => import('#features/opens/travel/import-page.tsx'), 'ImportPage'),
});

/** Without a tab in the URL, an open's page shows the knockouts if they are in play. */
const mayShowBrackets = ({ tab }: TabSearch): boolean => tab === undefined || tab === 'knockouts';

const open = createRoute({
  getParentRoute,
  path: paths.open,
  loader: ({ params: { openId: id }, context, location }) =>
    reading(context, opensWords, (read) => {
      read(getOpen, { params: { id } });
      read(listPhases, { params: { id } });
      if (mayShowBrackets(location.search)) read(listBrackets, { params: { id } });
    }),
  validateSearch: ({ tab }: Record<string, unknown>): TabSearch => (isTab(tab) ? { tab } : {}),
  staticData: { needsWidth: (search) => 'tab' in search && search.tab === 'tables' },
  component: lazyRouteComponent(() => import('../pages/open-page.tsx'), 'OpenPage'),
});

const editOpen = createRoute({
  getParentRoute,
  path: paths.editOpen,
  loader: opensWords,
  component: lazyRouteComponent(() => import('../pages/edit-guards.tsx'), 'EditOpenGuard'),
});

const umpireCodes = createRoute({
  getParentRoute,
  path: paths.umpireCodes,
  validateSearch: anySearch,
  loader: ({ params: { openId: id }, context }) =>
    reading(context, opensWords, (read) => {
      read(getOpen, { params: { id } });
      read(listScoreLinks, { params: { id } });
    }),
  component: lazyRouteComponent(
    () => import('#features/competition/codes/umpire-codes-page.tsx'),
    'UmpireCodesPage',
  ),
});

const print = createRoute({
  getParentRoute,
  path: paths.print,
  validateSearch: anySearch,
  loader: ({ params: { openId: id }, context }) =>
    reading(context, words(...areas, 'paper'), (read) => {
      read(getOpen, { params: { id } });
      read(listPhases, { params: { id } });
      read(listBrackets, { params: { id } });
    }),
  component: lazyRouteComponent(() => import('#features/competition/print/print-page.tsx'), 'PrintPage'),
});

const stageGroup = createRoute({
  getParentRoute,
  path: paths.stageGroup,
  loader: ({ params, context }) => readGroup(context, params.groupId),
  component: lazyRouteComponent(() => import('#features/competition/group/group-page.tsx'), 'GroupPage'),
});

const intermediateGrid = createRoute({
  getParentRoute,
  path: paths.intermediateGrid,
  loader: ({ params, context }) => readGroup(context, params.groupId),
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
  validateSearch: anySearch,
  loader: ({ params: { matchId: id }, context }) =>
    reading(context, opensWords, (read) => {
      read(getMatch, { params: { id } });
      read(listEvents, { params: { id } });
    }),
  component: lazyRouteComponent(() => import('#features/competition/match/match-page.tsx'), 'MatchPage'),
});

const board = createRoute({
  getParentRoute,
  path: paths.board,
  loader: ({ params: { matchId: id }, context }) =>
    reading(context, words(...areas, 'scoring'), (read) => read(getMatch, { params: { id } })),
  component: lazyRouteComponent(() => import('#features/competition/board/board-page.tsx'), 'BoardPage'),
});

const inscriptionWords = words('opens', 'map');

/** For visitors; logged-in users are sent to the open itself. */
const inscription = createRoute({
  getParentRoute: () => plainRoute,
  path: paths.inscription,
  loader: ({ params: { openId: id }, context }) =>
    reading(context, inscriptionWords, (read) => read(getOpen, { params: { id } })),
  beforeLoad: ({ params }) => {
    if (isLoggedIn()) throw redirect({ to: paths.open, params });
  },
  component: lazyRouteComponent(
    () => import('#features/opens/inscription/inscription-page.tsx'),
    'InscriptionPage',
  ),
});

/** The page that mails about a registration link to, without a login. */
const registrationLink = createRoute({
  getParentRoute: () => plainRoute,
  path: paths.registrationLink,
  loader: opensWords,
  component: lazyRouteComponent(
    () => import('#features/opens/inscription/registration-link-page.tsx'),
    'RegistrationLinkPage',
  ),
});

/** What the QR code of a table or a match opens, without a login. */
const scoreLink = createRoute({
  getParentRoute: () => plainRoute,
  path: paths.scoreLink,
  loader: words('umpires', 'match', 'matches', 'competition'),
  component: lazyRouteComponent(
    () => import('#features/competition/link/score-link-page.tsx'),
    'ScoreLinkPage',
  ),
});

/** Opens, their phases and matches, for logged-in users. */
export const tournamentRoutes = [
  opens,
  open,
  editOpen,
  umpireCodes,
  print,
  stageGroup,
  intermediateGrid,
  matches,
  activeMatches,
  match,
  board,
] as const;

/** Public pages: an open's, and that of an emailed link. */
export const openCreatorRoutes = [newOpen, importOpen] as const;
export const publicTournamentRoutes = [inscription, registrationLink, scoreLink] as const;
