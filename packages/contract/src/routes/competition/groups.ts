import { z } from 'zod/mini';
import { resource } from '../../conventions/resource.ts';
import { uuid } from '../../conventions/values.ts';
import { group, lateNewcomer } from '../../competition/groups.ts';

const groups = resource('groups', '/app/groups');
const opens = resource('groups', '/app/opens');

export const getGroup = groups('getGroup', 'GET /{id}', {
  summary: 'Get a group or bracket: players, matches, and standings with their ties explained',
  shared: true,
  answers: { 200: group },
});

export const listBrackets = opens('listBrackets', 'GET /{id}/brackets', {
  summary: 'List the brackets of the knockout phases of an open, each as returned by getGroup',
  shared: true,
  answers: { 200: z.object({ collection: z.array(group) }) },
});

export const enterGroup = groups('enterGroup', 'POST /{id}/players', {
  summary:
    'Add a late player to a group whose matches have not started: a registered one, or somebody new; in doubles a pair by its id',
  idempotent: true,
  body: z.union([z.object({ player_id: uuid }), lateNewcomer]),
  answers: { 200: group },
  errors: [
    'open.stateNotAllowed',
    'pair.needed',
    'draw.groupTooLarge',
    'phase.transitionNotAllowed',
    'phase.matchesBegun',
    'phase.playerTwice',
    'inscription.leftAlone',
    'inscription.transitionNotAllowed',
    'inscription.invitationOnly',
    'inscription.guestsNotTaken',
    'player.ratingNotAllowed',
    'inscription.notEligible',
    'inscription.tooManyGuests',
    'open.full',
    'player.guardianConsentRequired',
    'request.tooMuchMade',
  ],
});
