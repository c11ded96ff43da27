import { z } from 'zod/mini';
import { resource } from '../../conventions/resource.ts';
import { playerPage } from '../../players/players.ts';
import { claim } from '../../players/claims.ts';

const players = resource('players', '/app/players');

export const claimPlayer = players('claimPlayer', 'POST /{id}/claim', {
  summary: 'Claim a profile that somebody else created; its administrator decides',
  answers: { 201: claim },
  errors: [
    'player.alreadyExists',
    'player.taken',
    'player.tooYoung',
    'player.claimRejected',
    'request.tooMuchMade',
  ],
});

export const withdrawClaim = players('withdrawClaim', 'DELETE /{id}/claim', {
  summary: 'Withdraw my claim on a profile',
});

export const listClaims = players('listClaims', 'GET /claims', {
  summary: 'List pending claims on players I administer',
  answers: { 200: z.object({ collection: z.array(claim) }) },
});

export const decideClaim = players('decideClaim', 'POST /{id}/claims/{claim_id}', {
  summary: 'Accept or reject a claim on a profile',
  body: z.object({
    accept: z.boolean(),
    /** Whether the contact phone of a minor, usually a parent’s, stays in the profile that is handed over. */
    keeps_phone: z._default(z.boolean(), false),
  }),
  answers: { 200: playerPage },
  errors: ['player.alreadyExists', 'player.taken', 'player.tooYoung', 'player.guardianDecides'],
});
