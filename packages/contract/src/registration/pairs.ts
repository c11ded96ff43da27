import { registrationStates } from '@topspin/engine';
import { z } from 'zod/mini';
import { uuid } from '../conventions/values.ts';

/** Present on what plays where it is a pair: two people under one name, without a page or a rating. */
export const isPair = z.optional(z.literal(true));

/** The two people of a pair, in order; present where it is one. */
export const pairMembers = z.optional(z.array(z.object({ _id: uuid, name: z.string() })));

const person = z.object({ _id: uuid, name: z.string(), rating: z.number(), guest: z.boolean() });

/** Two people who play as one in an open of doubles. */
export const pair = z.object({
  _id: uuid,
  name: z.string(),
  /** The clubs of both, as one name; null if neither has one. */
  club: z.nullable(z.string()),
  /** The sum of both ratings, by which it is seeded. */
  rating: z.number(),
  /** The state that both have in common: present if both are, and gone if either is. */
  state: z.enum(registrationStates),
  members: z.array(person),
  /** Whether it is in a draw, and so is not parted any more. */
  drawn: z.boolean(),
});
export type Pair = z.infer<typeof pair>;

/** The pairs of an open, and who is registered in it without a partner. */
export const pairs = z.object({ collection: z.array(pair), alone: z.array(person) });
export type Pairs = z.infer<typeof pairs>;

export const newPair = z.object({ players: z.tuple([uuid, uuid]) }).check(
  z.refine(({ players: [one, other] }) => one !== other, {
    path: ['players'],
    params: { rule: 'invalid' },
  }),
);
