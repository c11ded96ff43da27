import { z } from 'zod/mini';
import { wholeNumber } from '../../conventions/list.ts';
import { resource } from '../../conventions/resource.ts';
import { uuid } from '../../conventions/values.ts';
import { publicMatch } from '../../public/opens.ts';
import { publicEvent } from '../../public/matches.ts';

const opens = resource('public', '/public/opens');
const matches = resource('public', '/public/matches');

const read = { shared: true, public: true } as const;
/** Other sites read it too, with a key of the open (ADR 130). */
const readByKey = { ...read, errors: ['openKey.ended', 'openKey.otherOpen'] } as const;

export const getPublicMatch = opens('getPublicMatch', 'GET /{id}/matches/{match_id}', {
  ...readByKey,
  summary: 'Get a match for visitors; while it is in play, its score is the fold of its events',
  answers: {
    200: z.object({
      ...publicMatch.shape,
      /** The last event of its log; 0 without one. */
      seq: z.int(),
      /** The result was entered by hand: `sets` overrides the log. */
      from_sheet: z.boolean(),
    }),
  },
});

export const findPublicMatch = matches('findPublicMatch', 'GET /{id}', {
  ...read,
  summary: 'Find the open of a match that visitors may see, for an address without it',
  answers: { 200: z.object({ open_id: uuid }) },
});

export const listPublicEvents = opens('listPublicEvents', 'GET /{id}/matches/{match_id}/events', {
  ...readByKey,
  summary:
    'List up to 500 events of a match after a given `seq`, for visitors; the answer has the `seq` of the last one of all, and a lower one than asked for means the match was reset',
  query: z.object({ after: z._default(wholeNumber(0, 5000), 0) }),
  answers: { 200: z.object({ seq: z.int(), events: z.array(publicEvent) }) },
});
