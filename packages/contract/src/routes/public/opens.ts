import { z } from 'zod/mini';
import { byId } from '../../conventions/paths.ts';
import { wholeNumber } from '../../conventions/list.ts';
import { route } from '../../conventions/route.ts';
import { uuid } from '../../conventions/values.ts';
import { publicTurns } from '../../public/turns.ts';
import { publicPlayer, publicMatch, publicOpen, publicGroup, publicBracket } from '../../public/opens.ts';

/**
 * What anybody may read of an open whose organiser publishes its results. Its fields are listed here one by one, apart from those
 * of users: a field added for users must not reach visitors by accident. The same for everybody, in every language.
 */
const tag = 'public';

const of = { method: 'GET', tag, shared: true, public: true, errors: ['thing.notFound'] } as const;

export const getPublicOpen = route({
  ...of,
  name: 'getPublicOpen',
  path: '/public/opens/{id}',
  summary: 'Get what visitors see of an open: what is being played, what comes next, the latest results',
  params: byId,
  answers: { 200: publicOpen },
});

export const listPublicGroups = route({
  ...of,
  name: 'listPublicGroups',
  path: '/public/opens/{id}/groups',
  summary: 'List the groups of an open with their standings and matches, for visitors',
  params: byId,
  answers: { 200: z.object({ collection: z.array(publicGroup) }) },
});

export const listPublicBrackets = route({
  ...of,
  name: 'listPublicBrackets',
  path: '/public/opens/{id}/brackets',
  summary: 'List the knockouts of an open with their matches, for visitors',
  params: byId,
  answers: { 200: z.object({ collection: z.array(publicBracket) }) },
});

/** What links show where they are shared. */
const picture = {
  method: 'GET',
  tag,
  public: true,
  download: 'image/png',
  errors: ['thing.notFound'],
} as const;

export const getPublicOpenPicture = route({
  ...picture,
  name: 'getPublicOpenPicture',
  path: '/public/opens/{id}/picture',
  summary: 'Get the picture of a link to an open: its name, when and where',
  params: byId,
  answers: { 200: null },
});

export const getPublicMatchPicture = route({
  ...picture,
  name: 'getPublicMatchPicture',
  path: '/public/opens/{id}/matches/{match_id}/picture',
  summary: 'Get the picture of a link to a match, with its score',
  params: z.object({ id: uuid, match_id: uuid }),
  answers: { 200: null },
});

export const listPublicResults = route({
  ...of,
  name: 'listPublicResults',
  path: '/public/opens/{id}/results',
  summary: 'List the results of an open for visitors, latest first',
  params: byId,
  query: z.object({ page: z._default(wholeNumber(1, 200), 1) }),
  answers: { 200: z.object({ collection: z.array(publicMatch), total: z.int() }) },
});

export const listPublicPlayers = route({
  ...of,
  name: 'listPublicPlayers',
  path: '/public/opens/{id}/players',
  summary: 'List the players of an open by name, for visitors who look for one',
  params: byId,
  answers: { 200: z.object({ collection: z.array(publicPlayer) }) },
});

export const getPublicPlayer = route({
  ...of,
  name: 'getPublicPlayer',
  path: '/public/opens/{id}/players/{player_id}',
  summary: 'Get the day of a player in an open: the matches they play and umpire, for visitors',
  params: z.object({ id: uuid, player_id: uuid }),
  answers: {
    200: z.object({
      player: publicPlayer,
      /** Those in play and to come first, then the latest results. */
      matches: z.array(publicMatch),
      /** Still to be umpired. */
      umpires: z.array(publicMatch),
      /** What comes next for them; null while the open is not in play. */
      next: z.nullable(publicTurns),
    }),
  },
});
