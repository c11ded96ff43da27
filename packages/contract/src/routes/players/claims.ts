import { z } from 'zod/mini';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { uuid } from '../../conventions/values.ts';
import { playerPage } from '../../players/players.ts';
import { claim } from '../../players/claims.ts';

const tag = 'players';

export const claimPlayer = route({
  name: 'claimPlayer',
  method: 'POST',
  path: '/app/players/{id}/claim',
  tag,
  summary: 'Claim a profile that somebody else created; its administrator decides',
  params: byId,
  answers: { 201: claim },
  errors: [
    'thing.notFound',
    'player.alreadyExists',
    'player.taken',
    'player.tooYoung',
    'player.claimRejected',
    'request.tooMuchMade',
  ],
});

export const withdrawClaim = route({
  name: 'withdrawClaim',
  method: 'DELETE',
  path: '/app/players/{id}/claim',
  tag,
  summary: 'Withdraw my claim on a profile',
  params: byId,
  answers: { 204: null },
  errors: ['thing.notFound'],
});

export const listClaims = route({
  name: 'listClaims',
  method: 'GET',
  path: '/app/players/claims',
  tag,
  summary: 'List pending claims on players I administer',
  answers: { 200: z.object({ collection: z.array(claim) }) },
});

export const decideClaim = route({
  name: 'decideClaim',
  method: 'POST',
  path: '/app/players/{id}/claims/{claim_id}',
  tag,
  summary: 'Accept or reject a claim on a profile',
  params: z.object({ id: uuid, claim_id: uuid }),
  body: z.object({
    accept: z.boolean(),
    /** Whether the contact phone of a minor, usually a parent’s, stays in the profile that is handed over. */
    keeps_phone: z._default(z.boolean(), false),
  }),
  answers: { 200: playerPage },
  errors: [
    'thing.notFound',
    'player.alreadyExists',
    'player.taken',
    'player.tooYoung',
    'player.guardianDecides',
  ],
});
