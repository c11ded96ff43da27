import { z } from 'zod/mini';
import { listOf, listQuery } from '../../conventions/list.ts';
import { resource } from '../../conventions/resource.ts';
import { uuid } from '../../conventions/values.ts';
import { partnerNews, partnerSought, seeker, seekers } from '../../registration/partners.ts';
import { consent } from '../../registration/inscriptions.ts';

const opens = resource('pairs', '/app/opens');
const inscriptions = resource('pairs', '/app/inscriptions');

export const listSeekers = opens('listSeekers', 'GET /{id}/partners', {
  summary: 'List my player and those I administer in an open of doubles: their partner, or who asks whom',
  answers: { 200: seekers },
  errors: ['open.notForSingles'],
});

export const askPartner = opens('askPartner', 'POST /{id}/partners', {
  summary:
    'Ask somebody to be the partner of my player, or of one I administer, who is in an open of doubles; if both ask each other they are a pair',
  idempotent: true,
  body: partnerSought,
  answers: { 201: seeker },
  errors: [
    'auth.forbidden',
    'open.full',
    'open.groupsSaved',
    'open.notForSingles',
    'open.stateNotAllowed',
    'pair.alreadyAsked',
    'pair.askedOften',
    'pair.declined',
    'pair.guest',
    'pair.notOfClass',
    'pair.sumTooLow',
    'pair.sumTooHigh',
    'pair.notRegistered',
    'pair.taken',
    'player.needed',
  ],
});

export const acceptPartner = opens('acceptPartner', 'POST /{id}/partners/accept', {
  summary: 'Become a pair with who asks; registers who is not in the open yet, under its conditions',
  idempotent: true,
  body: z.object({
    /** Who was asked, and accepts. */
    player_id: uuid,
    /** Who asked. */
    partner_id: uuid,
    /** For somebody else who is not registered yet. */
    consent: z.optional(consent),
    functional_diversity: z.optional(z.boolean()),
  }),
  answers: { 200: seeker },
  errors: [
    'auth.forbidden',
    'inscription.closed',
    'inscription.notEligible',
    'inscription.transitionNotAllowed',
    'open.full',
    'open.groupsSaved',
    'open.notForSingles',
    'open.stateNotAllowed',
    'pair.notAsked',
    'pair.notOfClass',
    'pair.sumTooLow',
    'pair.sumTooHigh',
    'pair.notRegistered',
    'pair.taken',
    'player.consentRequired',
    'player.needed',
  ],
});

export const endAsking = opens('endAsking', 'DELETE /{id}/partners/{invitation_id}', {
  summary: 'Take back what my player asks, decline what they are asked, or mark how it ended as seen',
  errors: ['auth.forbidden'],
});

export const listPartnerNews = inscriptions('listPartnerNews', 'GET /partners', {
  summary: 'List who asks my player, or one I administer, to be their partner, and who is without one again',
  query: listQuery,
  answers: { 200: listOf(partnerNews) },
});
