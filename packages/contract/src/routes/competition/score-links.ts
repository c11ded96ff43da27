import { z } from 'zod/mini';
import { resource } from '../../conventions/resource.ts';
import { instant, personName, uuid } from '../../conventions/values.ts';
import { match } from '../../competition/matches.ts';
import { finishingDevice, scoreLink } from '../../competition/score-links.ts';

const opens = resource('score links', '/app/opens');
const auth = resource('auth', '/auth');
const scorePlaceRoutes = resource('score links', '/app/score-place');

const tableNumber = z.int().check(z.gte(1), z.lte(100));

const scoreLinks = z.object({ collection: z.array(scoreLink) });

export const listScoreLinks = opens('listScoreLinks', 'GET /{id}/score-links', {
  summary: 'List the valid score links of an open with the devices that use them, and its tables',
  secret: true,
  answers: {
    200: z.object({
      ...scoreLinks.shape,
      /** The tables of the venue, and any others that matches are called to. */
      tables: z.array(z.int()),
      /** Tables and matches whose links ended since somebody who could see them is no organiser any more, and that have no new one. */
      ended: z.object({ tables: z.array(z.int()), matches: z.array(uuid) }),
      /** Devices that were scoring then: they finish that match and score no other. */
      finishing: z.array(finishingDevice),
    }),
  },
});

/** A table or match that has a valid link keeps it, so that the call can be repeated. */
export const createScoreLinks = opens('createScoreLinks', 'POST /{id}/score-links', {
  summary: 'Create the score links of tables and matches, for umpires without an account',
  secret: true,
  body: z.object({
    tables: z._default(z.array(tableNumber).check(z.maxLength(100)), []),
    matches: z._default(z.array(uuid).check(z.maxLength(100)), []),
  }),
  answers: { 201: scoreLinks },
  errors: ['auth.forbidden', 'open.stateNotAllowed'],
});

export const revokeScoreLink = opens('revokeScoreLink', 'DELETE /{id}/score-links/{link_id}', {
  summary: 'Revoke a score link; the devices that use it are refused at once',
});

export const revokeScoreLinks = opens('revokeScoreLinks', 'DELETE /{id}/score-links', {
  summary: 'Revoke all score links of an open, and end the devices that finish a match',
});

/** What a link lets its umpire score. */
const scorePlace = {
  open: z.object({ _id: uuid, name: z.string() }),
  /** Null for the link of a match. */
  table: z.nullable(z.int()),
  /** Null for the link of a table. */
  match_id: z.nullable(uuid),
  /** Whether the link ended while this device was scoring: it finishes that match, which is then `match_id`. */
  revoked: z.boolean(),
};

export const accessByScoreLink = auth('accessByScoreLink', 'POST /access/by-score-link', {
  summary: 'Exchange the secret of a score link for a token that scores there and nothing else',
  secret: true,
  body: z.object({
    link: z.string().check(z.minLength(1), z.maxLength(100)),
    /** A secret that the device makes and keeps: with it, repeating the call is the same session. It is sent nowhere else and never shown. */
    key: uuid,
    /** Left out, the name stays as it is; null removes it. */
    name: z.optional(z.nullable(personName(60))),
  }),
  answers: {
    200: z.object({ ...scorePlace, token: z.string(), expires_at: instant, name: z.nullable(z.string()) }),
  },
  errors: ['scoreLink.unknown', 'scoreLink.revoked', 'scoreLink.openOver'],
});

export const getScorePlace = scorePlaceRoutes('getScorePlace', 'GET', {
  summary: 'Get what the score link of the caller lets them score now: the match in play, or the next ones',
  answers: {
    200: z.object({ ...scorePlace, name: z.nullable(z.string()), matches: z.array(match) }),
  },
});
