import { matchStates, openStates, outcomes, roundNames, sides } from '@topspin/engine';
import { z } from 'zod/mini';
import { byId } from '../conventions/paths.ts';
import { wholeNumber } from '../conventions/list.ts';
import { route } from '../conventions/route.ts';
import { geoPoint, instant, uuid } from '../conventions/values.ts';
import { publicTurns } from './turns.ts';

/**
 * What anybody may read of an open whose organiser publishes its results. Its fields are listed here one by one, apart from those
 * of users: a field added for users must not reach visitors by accident. The same for everybody, in every language.
 */
const tag = 'public';

/** A player to visitors: the name and the club, the same of everybody, so that nobody can tell who is a minor. */
export const publicPlayer = z.object({ _id: uuid, name: z.string(), club: z.nullable(z.string()) });
export type PublicPlayer = z.infer<typeof publicPlayer>;

const score = z.object({ a: z.int(), b: z.int() });

export const publicMatch = z.object({
  _id: uuid,
  group: z.object({ _id: uuid, name: z.string() }),
  round: z.nullable(z.enum(roundNames)),
  number: z.int(),
  a: z.nullable(publicPlayer),
  b: z.nullable(publicPlayer),
  table: z.nullable(z.int()),
  state: z.enum(matchStates),
  outcome: z.nullable(z.enum(outcomes)),
  winner: z.nullable(z.enum(sides)),
  best_of: z.int(),
  sets: z.array(score),
  sets_won: score,
  called_at: z.nullable(instant),
  started_at: z.nullable(instant),
  finished_at: z.nullable(instant),
});
export type PublicMatch = z.infer<typeof publicMatch>;

export const publicOpen = z.object({
  _id: uuid,
  name: z.string(),
  date_start: instant,
  date_end: instant,
  state: z.enum(openStates),
  /** Why it was cancelled, as its registered players were notified; null unless it was. */
  cancel_reason: z.nullable(z.string()),
  venue: z.nullable(
    z.object({
      name: z.string(),
      address: z.string(),
      location: z.nullable(geoPoint),
      time_zone: z.string(),
    }),
  ),
  players: z.int(),
  /** Whether it has groups and knockouts to show. */
  has_groups: z.boolean(),
  has_brackets: z.boolean(),
  /** In play, by table; the next ones, those called to a table first; and the latest results. */
  playing: z.array(publicMatch),
  next: z.array(publicMatch),
  results: z.array(publicMatch),
  /** The first places, once it is finished. */
  podium: z.array(z.object({ position: z.int(), player: publicPlayer })),
});
export type PublicOpen = z.infer<typeof publicOpen>;

const stage = {
  _id: uuid,
  name: z.string(),
  phase: z.object({ _id: uuid, name: z.string(), number: z.int() }),
};

export const publicStanding = z.object({
  position: z.int(),
  player: publicPlayer,
  match_points: z.int(),
  played: z.int(),
  won: z.int(),
  lost: z.int(),
  sets_won: z.int(),
  sets_lost: z.int(),
  /** Set only once no remaining result can change it. */
  certainty: z.nullable(z.enum(['qualified', 'eliminated'])),
});
export type PublicStanding = z.infer<typeof publicStanding>;

export const publicGroup = z.object({
  ...stage,
  standings: z.array(publicStanding),
  matches: z.array(publicMatch),
});
export type PublicGroup = z.infer<typeof publicGroup>;

export const publicBracket = z.object({ ...stage, matches: z.array(publicMatch) });
export type PublicBracket = z.infer<typeof publicBracket>;

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

/** How many results a page has. */
export const publicResultsPerPage = 50;

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
