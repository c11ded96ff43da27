import { z } from 'zod/mini';
import { wholeNumber } from '../../conventions/list.ts';
import { resource } from '../../conventions/resource.ts';
import { uuid } from '../../conventions/values.ts';
import { publicHighlights } from '../../public/highlights.ts';
import { pictureQuery } from '../../public/pictures.ts';
import { publicTurns } from '../../public/turns.ts';
import {
  publicPlayer,
  publicMatch,
  publicOpen,
  publicGroup,
  publicNextPlaces,
  publicBracket,
  publicPosition,
} from '../../public/opens.ts';

/**
 * What anybody may read of an open whose organiser publishes its results. Its fields are listed here one by one, apart from those
 * of users: a field added for users must not reach visitors by accident. The same for everybody, in every language.
 */
const opens = resource('public', '/public/opens');

/** Other sites read it too, with a key of the open (ADR 130). */
const read = { shared: true, public: true, errors: ['openKey.ended', 'openKey.otherOpen'] } as const;

export const getPublicOpen = opens('getPublicOpen', 'GET /{id}', {
  ...read,
  summary: 'Get what visitors see of an open: what is being played, what comes next, the latest results',
  answers: { 200: publicOpen },
});

export const listPublicGroups = opens('listPublicGroups', 'GET /{id}/groups', {
  ...read,
  summary: 'List the groups of an open with their standings and matches, for visitors',
  answers: {
    200: z.object({
      collection: z.array(publicGroup),
      /** Present if the best of the position after those that qualify go on too. */
      next_places: z.optional(z.array(publicNextPlaces)),
    }),
  },
});

export const listPublicBrackets = opens('listPublicBrackets', 'GET /{id}/brackets', {
  ...read,
  summary: 'List the knockouts of an open with their matches, for visitors',
  answers: { 200: z.object({ collection: z.array(publicBracket) }) },
});

/** What links show where they are shared. */
const picture = { public: true, download: 'image/png', query: pictureQuery } as const;

export const getPublicOpenPicture = opens('getPublicOpenPicture', 'GET /{id}/picture', {
  ...picture,
  summary:
    'Get the picture of a link to an open: its name, when and where, and its podium once it is finished',
  answers: { 200: null },
});

export const getPublicMatchPicture = opens('getPublicMatchPicture', 'GET /{id}/matches/{match_id}/picture', {
  ...picture,
  summary: 'Get the picture of a link to a match, with its score',
  answers: { 200: null },
});

export const getPublicResultPicture = opens(
  'getPublicResultPicture',
  'GET /{id}/players/{player_id}/picture',
  {
    ...picture,
    summary: 'Get the picture of a player’s result in a finished open, to share',
    answers: { 200: null },
  },
);

export const listPublicResults = opens('listPublicResults', 'GET /{id}/results', {
  ...read,
  summary: 'List the results of an open for visitors, latest first',
  query: z.object({ page: z._default(wholeNumber(1, 200), 1) }),
  answers: { 200: z.object({ collection: z.array(publicMatch), total: z.int() }) },
});

export const listPublicPlayers = opens('listPublicPlayers', 'GET /{id}/players', {
  ...read,
  summary: 'List the players of an open by name, for visitors who look for one',
  answers: { 200: z.object({ collection: z.array(publicPlayer) }) },
});

export const listPublicPositions = opens('listPublicPositions', 'GET /{id}/positions', {
  ...read,
  summary: 'List the final classification of an open for visitors; empty until it is finished',
  answers: { 200: z.object({ collection: z.array(publicPosition) }) },
});

export const getPublicHighlights = opens('getPublicHighlights', 'GET /{id}/highlights', {
  ...read,
  summary:
    'Get what was remarkable in an open for visitors, of its matches that were scored point by point; empty until it is finished',
  answers: { 200: publicHighlights },
});

export const getPublicPlayer = opens('getPublicPlayer', 'GET /{id}/players/{player_id}', {
  ...read,
  summary: 'Get the day of a player or a pair in an open: the matches they play and umpire, for visitors',
  answers: {
    200: z.object({
      player: publicPlayer,
      /** In the final classification; null until the open is finished, and for whoever was not drawn. */
      position: z.nullable(z.int()),
      /** Those in play and to come first, then the latest results. */
      matches: z.array(publicMatch),
      /** Still to be umpired, by the player or by either of a pair. */
      umpires: z.array(publicMatch),
      /** Only for a pair: its two people, each with the ids of the matches above that they umpire. */
      people: z.optional(z.array(z.object({ _id: uuid, name: z.string(), umpires: z.array(uuid) }))),
      /** What comes next for them; null while the open is not in play. */
      next: z.nullable(publicTurns),
    }),
  },
});
