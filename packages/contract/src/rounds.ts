import { z } from 'zod/mini';
import { datesInOrder, email } from './conventions/values.ts';
import { newOpen } from './opens.ts';

/** How many rounds a season can get at once. */
export const mostRounds = 60;

const { name, date_start, date_end, edition_id: _, ...shared } = newOpen.shape;

type Limits = { readonly players_min: number; readonly players_max: number };

const limitsInOrder = z.refine<Limits>(({ players_min: min, players_max: max }) => min <= max, {
  path: ['players_max'],
  params: { rule: 'range.order' },
});

/** The rounds of a season: opens with the same venue and conditions on different dates. */
export const newRounds = z
  .object({
    ...shared,
    rounds: z
      .array(z.object({ name, date_start, date_end }).check(datesInOrder))
      .check(z.minLength(1), z.maxLength(mostRounds)),
    /** The address to invite to organise all of them, besides their creator. */
    organiser_email: z._default(z.nullable(email), null),
  })
  .check(limitsInOrder);
