import { z } from 'zod/mini';
import { typedPassword } from '../../accounts/auth.ts';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { givenConsent } from '../../players/consents.ts';

export const listConsents = route({
  name: 'listConsents',
  method: 'GET',
  path: '/app/players/{id}/consents',
  tag: 'players',
  summary: 'List the consents given for a player: by whom, in what capacity, when, and the exact text',
  params: byId,
  answers: { 200: z.object({ collection: z.array(givenConsent) }) },
  errors: ['thing.notFound'],
});

export const withdrawConsents = route({
  name: 'withdrawConsents',
  method: 'DELETE',
  path: '/app/players/{id}/consents',
  tag: 'players',
  summary:
    'Withdraw, as the only guardian, the consents for a player without an account, given my password: the profile is erased, results stay anonymous',
  params: byId,
  body: z.object({ password: typedPassword }),
  answers: { 204: null },
  errors: [
    'thing.notFound',
    'auth.wrongPassword',
    'player.taken',
    'player.guardianDecides',
    'player.otherGuardian',
  ],
});
