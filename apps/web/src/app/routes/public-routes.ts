import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  getPublicMatch,
  getPublicOpen,
  getPublicPlayer,
  listPublicBrackets,
  listPublicGroups,
  listPublicOpens,
  listPublicResults,
} from '@topspin/contract';
import { paths } from '#lib/paths.ts';
import { reading, words } from './page.ts';
import { plainRoute, rootRoute } from './roots.tsx';

const publicWords = words('publicPages', 'match');

/** The opens that anybody may follow. */
export const publicOpensRoute = createRoute({
  getParentRoute: () => plainRoute,
  path: paths.publicOpens,
  loader: ({ context }) => reading(context, publicWords, (read) => read(listPublicOpens, { query: {} })),
  component: lazyRouteComponent(() => import('#features/public/opens-page.tsx'), 'OpensPage'),
});

/** What an open shows to everybody, with or without an account. */
export const publicOpenRoute = createRoute({
  getParentRoute: () => plainRoute,
  path: paths.publicOpen,
  loader: ({ params: { openId: id }, context }) =>
    reading(context, publicWords, (read) => read(getPublicOpen, { params: { id } })),
  component: lazyRouteComponent(() => import('#features/public/frame/open-frame.tsx'), 'OpenFrame'),
});

const getParentRoute = () => publicOpenRoute;

const now = createRoute({
  getParentRoute,
  path: '/',
  loader: words('finish'),
  component: lazyRouteComponent(() => import('#features/public/now-page.tsx'), 'NowPage'),
});

const groups = createRoute({
  getParentRoute,
  path: 'groups',
  loader: ({ params: { openId: id }, context }) =>
    reading(context, publicWords, (read) => read(listPublicGroups, { params: { id } })),
  component: lazyRouteComponent(() => import('#features/public/groups-page.tsx'), 'GroupsPage'),
});

const brackets = createRoute({
  getParentRoute,
  path: 'brackets',
  loader: ({ params: { openId: id }, context }) =>
    reading(context, publicWords, (read) => read(listPublicBrackets, { params: { id } })),
  component: lazyRouteComponent(() => import('#features/public/draw/brackets-page.tsx'), 'BracketsPage'),
});

const results = createRoute({
  getParentRoute,
  path: 'results',
  loader: ({ params: { openId: id }, context }) =>
    reading(context, publicWords, (read) => read(listPublicResults, { params: { id } })),
  component: lazyRouteComponent(() => import('#features/public/results-page.tsx'), 'ResultsPage'),
});

const player = createRoute({
  getParentRoute,
  path: 'player/$playerId',
  loader: ({ params: { openId: id, playerId: player_id }, context }) =>
    reading(context, words('publicPages', 'match', 'turns', 'finish'), (read) =>
      read(getPublicPlayer, { params: { id, player_id } }),
    ),
  component: lazyRouteComponent(() => import('#features/public/player-page.tsx'), 'PlayerPage'),
});

const match = createRoute({
  getParentRoute,
  path: 'match/$matchId',
  loader: ({ params: { openId: id, matchId: match_id }, context }) =>
    reading(context, publicWords, (read) => read(getPublicMatch, { params: { id, match_id } })),
  component: lazyRouteComponent(() => import('#features/public/match-page.tsx'), 'MatchPage'),
});

/** It has the whole screen, without the frame of the open. */
export const publicBoardRoute = createRoute({
  getParentRoute: () => plainRoute,
  path: paths.publicBoard,
  loader: ({ params: { openId: id, matchId: match_id }, context }) =>
    reading(context, words('match', 'matches', 'scoring'), (read) =>
      read(getPublicMatch, { params: { id, match_id } }),
    ),
  component: lazyRouteComponent(() => import('../pages/public-board-page.tsx'), 'PublicBoardPage'),
});

/** A part of an open in a page of somebody else: nothing of the application around it. */
export const embedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.embed,
  loader: ({ params: { openId: id }, context }) =>
    reading(context, publicWords, (read) => read(getPublicOpen, { params: { id } })),
  component: lazyRouteComponent(() => import('../pages/embed-page.tsx'), 'EmbedPage'),
});

/** A screen in the hall: nothing of the application around it, and no login. */
export const tvRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.tv,
  loader: words('screens', 'match'),
  component: lazyRouteComponent(() => import('../pages/tv-page.tsx'), 'TvPage'),
});

export const publicRoutes = [now, groups, brackets, results, player, match] as const;
