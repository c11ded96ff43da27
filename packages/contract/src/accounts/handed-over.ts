import { z } from 'zod/mini';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { instant, uuid } from '../conventions/values.ts';

export const handedOverKinds = ['player', 'open', 'venue'] as const;

/** What passed to the current user because the account that looked after it was erased. */
export const handedOver = z.object({
  kind: z.enum(handedOverKinds),
  _id: uuid,
  name: z.string(),
  at: instant,
});
export type HandedOver = z.infer<typeof handedOver>;

export const listHandedOver = route({
  name: 'listHandedOver',
  method: 'GET',
  path: '/app/handed-over',
  tag: 'users',
  summary: 'List the players, opens and venues that passed to me from an erased account',
  answers: { 200: z.object({ collection: z.array(handedOver) }) },
});

export const acknowledgeHandedOver = route({
  name: 'acknowledgeHandedOver',
  method: 'DELETE',
  path: '/app/handed-over',
  tag: 'users',
  summary:
    'I have seen the opens and venues that came to me; players stay listed until somebody looks after them',
  answers: { 204: null },
});

export const erasePlayer = route({
  name: 'erasePlayer',
  method: 'DELETE',
  path: '/app/players/{id}',
  tag: 'players',
  summary: 'Erase the profile of somebody without an account; results stay under an anonymous name',
  params: byId,
  answers: { 204: null },
  errors: ['thing.notFound', 'player.taken'],
});

export const fates = ['passes', 'stays', 'nobodys', 'goes'] as const;

/** What happens to everything the current user looks after when their account is erased. */
export const legacy = z.object({
  /** Whether the current user is the last admin, who cannot be erased until there is another. */
  last_admin: z.boolean(),
  things: z.array(
    z.object({
      kind: z.enum(handedOverKinds),
      _id: uuid,
      name: z.string(),
      /**
       * Whether it passes to somebody else, stays with those who already look after it, stays without an
       * owner, or is deleted.
       */
      fate: z.enum(fates),
      /** Who looks after it then. */
      heir: z.nullable(z.string()),
      /** A player whom the account may erase too, as the only guardian. */
      may_erase: z.boolean(),
    }),
  ),
});
export type Legacy = z.infer<typeof legacy>;

export const getLegacy = route({
  name: 'getLegacy',
  method: 'GET',
  path: '/auth/user/me/legacy',
  tag: 'users',
  summary: 'Preview what would happen to everything I look after if I erased my account',
  answers: { 200: legacy },
});
