import { matchStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { setScore } from '../competition/matches.ts';
import { resource } from '../conventions/resource.ts';
import { uuid } from '../conventions/values.ts';
import { mostMadeUp } from '../lab.ts';

const lab = resource('lab', '/app/lab');

export const enrolMadeUp = lab('enrolMadeUp', 'POST /opens/{id}/players', {
  summary:
    'Enrol made-up players in an open, those made earlier first; only on an installation with its lab switched on',
  idempotent: true,
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
  errors: ['inscription.closed', 'inscription.guestsNotTaken', 'open.groupsSaved'],
});

export const playMatch = lab('playMatch', 'POST /matches/{id}/play', {
  summary:
    'Play a match point by point, as likely to be won as Elo expects; one that has begun or is over is answered as it is',
  answers: {
    200: z.object({ _id: uuid, state: z.enum(matchStates), sets_won: setScore, points: z.int() }),
  },
  errors: ['open.stateNotAllowed', 'match.notReady'],
});
