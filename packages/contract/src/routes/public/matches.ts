import { z } from 'zod/mini';
import { wholeNumber } from '../../conventions/list.ts';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { uuid } from '../../conventions/values.ts';
import { publicMatch } from '../../public/opens.ts';
import { publicEvent } from '../../public/matches.ts';

const tag = 'public';

const of = { method: 'GET', tag, shared: true, public: true, errors: ['thing.notFound'] } as const;

const ofOpen = z.object({ id: uuid, match_id: uuid });

export const getPublicMatch = route({
  ...of,
  name: 'getPublicMatch',
  path: '/public/opens/{id}/matches/{match_id}',
  summary: 'Get a match for visitors; while it is in play, its score is the fold of its events',
  params: ofOpen,
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

export const findPublicMatch = route({
  ...of,
  name: 'findPublicMatch',
  path: '/public/matches/{id}',
  summary: 'Find the open of a match that visitors may see, for an address without it',
  params: byId,
  answers: { 200: z.object({ open_id: uuid }) },
});

export const listPublicEvents = route({
  ...of,
  name: 'listPublicEvents',
  path: '/public/opens/{id}/matches/{match_id}/events',
  summary:
    'List up to 500 events of a match after a given `seq`, for visitors; the answer has the `seq` of the last one of all, and a lower one than asked for means the match was reset',
  params: ofOpen,
  query: z.object({ after: z._default(wholeNumber(0, 5000), 0) }),
  answers: { 200: z.object({ seq: z.int(), events: z.array(publicEvent) }) },
});
