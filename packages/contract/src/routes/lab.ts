import { matchStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { setScore } from '../competition/matches.ts';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { uuid } from '../conventions/values.ts';
import { mostMadeUp } from '../lab.ts';

const tag = 'lab';

export const enrolMadeUp = route({
  name: 'enrolMadeUp',
  method: 'POST',
  path: '/app/lab/opens/{id}/players',
  tag,
  summary:
    'Enrol made-up players in an open, those made earlier first; only on an installation with its lab switched on',
  idempotent: true,
  params: byId,
  body: z.object({ count: z.int().check(z.gte(1), z.lte(mostMadeUp)) }),
  answers: {
    201: z.object({
      registered: z.int(),
      /** On the waiting list. */
      waiting: z.int(),
      /** How many could not be enrolled, and why the first of them could not. */
      refused: z.int(),
      reason: z.nullable(z.string()),
    }),
  },
  errors: ['thing.notFound', 'inscription.closed', 'inscription.guestsNotTaken', 'open.groupsSaved'],
});

export const playMatch = route({
  name: 'playMatch',
  method: 'POST',
  path: '/app/lab/matches/{id}/play',
  tag,
  summary:
    'Play a match point by point, as likely to be won as Elo expects; one that has begun or is over is answered as it is',
  params: byId,
  answers: {
    200: z.object({ _id: uuid, state: z.enum(matchStates), sets_won: setScore, points: z.int() }),
  },
  errors: ['thing.notFound', 'open.stateNotAllowed', 'match.notReady'],
});
