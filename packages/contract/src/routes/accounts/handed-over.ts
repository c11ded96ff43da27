import { z } from 'zod/mini';
import { resource } from '../../conventions/resource.ts';
import { handedOver, legacy } from '../../accounts/handed-over.ts';

const handedOverRoutes = resource('users', '/app/handed-over');
const players = resource('players', '/app/players');
const auth = resource('users', '/auth');

export const listHandedOver = handedOverRoutes('listHandedOver', 'GET', {
  summary: 'List the players, opens and venues that passed to me from an erased account',
  answers: { 200: z.object({ collection: z.array(handedOver) }) },
});

export const acknowledgeHandedOver = handedOverRoutes('acknowledgeHandedOver', 'DELETE', {
  summary:
    'I have seen the opens and venues that came to me; players stay listed until somebody looks after them',
});

export const erasePlayer = players('erasePlayer', 'DELETE /{id}', {
  summary: 'Erase the profile of somebody without an account; results stay under an anonymous name',
  errors: ['player.taken'],
});

export const getLegacy = auth('getLegacy', 'GET /user/me/legacy', {
  summary: 'Preview what would happen to everything I look after if I erased my account',
  answers: { 200: legacy },
});
