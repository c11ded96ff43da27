import { z } from 'zod/mini';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { uuid } from '../../conventions/values.ts';
import { group, lateNewcomer } from '../../competition/groups.ts';

const tag = 'groups';

export const getGroup = route({
  name: 'getGroup',
  method: 'GET',
  path: '/app/groups/{id}',
  tag,
  summary: 'Get a group or bracket: players, matches, and standings with their ties explained',
  params: byId,
  shared: true,
  answers: { 200: group },
  errors: ['thing.notFound'],
});

export const listBrackets = route({
  name: 'listBrackets',
  method: 'GET',
  path: '/app/opens/{id}/brackets',
  tag,
  summary: 'List the brackets of the knockout phases of an open, each as returned by getGroup',
  params: byId,
  shared: true,
  answers: { 200: z.object({ collection: z.array(group) }) },
  errors: ['thing.notFound'],
});

export const enterGroup = route({
  name: 'enterGroup',
  method: 'POST',
  path: '/app/groups/{id}/players',
  tag,
  summary: 'Add a late player to a group whose matches have not started: a registered one, or somebody new',
  idempotent: true,
  params: byId,
  body: z.union([z.object({ player_id: uuid }), lateNewcomer]),
  answers: { 200: group },
  errors: [
    'thing.notFound',
    'open.stateNotAllowed',
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
