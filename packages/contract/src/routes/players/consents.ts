import { z } from 'zod/mini';
import { typedPassword } from '../../accounts/auth.ts';
import { resource } from '../../conventions/resource.ts';
import { givenConsent } from '../../players/consents.ts';

const players = resource('players', '/app/players');

export const listConsents = players('listConsents', 'GET /{id}/consents', {
  summary: 'List the consents given for a player: by whom, in what capacity, when, and the exact text',
  answers: { 200: z.object({ collection: z.array(givenConsent) }) },
});

export const withdrawConsents = players('withdrawConsents', 'DELETE /{id}/consents', {
  summary:
    'Withdraw, as the only guardian, the consents for a player without an account, given my password: the profile is erased, results stay anonymous',
  body: z.object({ password: typedPassword }),
  errors: ['auth.wrongPassword', 'player.taken', 'player.guardianDecides', 'player.otherGuardian'],
});
