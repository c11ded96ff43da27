import { z } from 'zod/mini';
import { resource } from '../../conventions/resource.ts';
import { uuid } from '../../conventions/values.ts';
import { entrants, mostEntrants } from '../../registration/entrants.ts';

const opens = resource('inscriptions', '/app/opens');

export const listEntrants = opens('listEntrants', 'GET /{id}/entrants', {
  summary: 'List my player and those I administer: who is in the open, and why the others cannot enter',
  answers: { 200: entrants },
});

/**
 * Several people at once: each is registered or gets a reason why not, independently of the others. Repeating it enters nobody
 * twice, so that the answer, as long as the list, is not kept for an `Idempotency-Key`.
 */
export const enrolEntrants = opens('enrolEntrants', 'POST /{id}/entrants', {
  summary: 'Register my player and players I administer, with consent for each',
  body: z.object({
    /** The texts agreed to: see `listEntrants`. */
    text_version: z.string().check(z.maxLength(40)),
    players: z
      .array(
        z.object({
          player_id: uuid,
          /** Declared with explicit consent, for this open alone. */
          functional_diversity: z._default(z.boolean(), false),
        }),
      )
      .check(z.minLength(1), z.maxLength(mostEntrants)),
  }),
  answers: {
    201: z.object({
      ...entrants.shape,
      /** Those who were not registered, and why. */
      refused: z.array(z.object({ player_id: uuid, message: z.string() })),
    }),
  },
  errors: ['consent.textChanged'],
});
