import { z } from 'zod/mini';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { handedOver, legacy } from '../../accounts/handed-over.ts';

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

export const getLegacy = route({
  name: 'getLegacy',
  method: 'GET',
  path: '/auth/user/me/legacy',
  tag: 'users',
  summary: 'Preview what would happen to everything I look after if I erased my account',
  answers: { 200: legacy },
});
