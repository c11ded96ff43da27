import { z } from 'zod/mini';
import { listOf, listQuery, wholeNumber } from '../../conventions/list.ts';
import { byId } from '../../conventions/paths.ts';
import { route } from '../../conventions/route.ts';
import { uuid } from '../../conventions/values.ts';
import { device } from '../../competition/leases.ts';
import { match, matchEvent, matchPage, matchUpdate, rejectedEvent } from '../../competition/matches.ts';

const tag = 'matches';

export const listMatches = route({
  name: 'listMatches',
  method: 'GET',
  path: '/app/matches',
  tag,
  summary: 'List matches, filtered by open, player, state…',
  query: listQuery,
  shared: true,
  answers: { 200: listOf(match) },
  errors: ['request.unknownFilter'],
});

export const listPlayerMatches = route({
  name: 'listPlayerMatches',
  method: 'GET',
  path: '/app/players/{id}/matches',
  tag,
  summary: 'List the matches of a player, upcoming ones first',
  params: byId,
  query: listQuery,
  answers: { 200: listOf(match) },
  errors: ['thing.notFound', 'request.unknownFilter'],
});

export const getMatch = route({
  name: 'getMatch',
  method: 'GET',
  path: '/app/matches/{id}',
  tag,
  summary: 'Get a match with its sets; its log is apart',
  params: byId,
  answers: { 200: matchPage },
  errors: ['thing.notFound'],
});

export const editMatch = route({
  name: 'editMatch',
  method: 'PATCH',
  path: '/app/matches/{id}',
  tag,
  summary: 'Assign the umpire and the table of a match',
  ifMatch: 'required',
  params: byId,
  body: matchUpdate,
  answers: { 200: matchPage },
  errors: ['thing.notFound', 'open.stateNotAllowed', 'match.alreadyFinished'],
});

/**
 * Events already in the log are accepted again, so that the call can be repeated. Events before the rejected one are kept;
 * it and those after it are not. The answer's `seq` is that of the last event in the log. A device also says which event it builds on
 * (`based_on_id`): a match that was started again can have another log of the same length, and its points do not belong there.
 */
export const appendEvents = route({
  name: 'appendEvents',
  method: 'POST',
  path: '/app/matches/{id}/events',
  tag,
  summary: 'Append events to the log of a match, up to the first that the laws reject (`rejected`)',
  params: byId,
  query: z.object({ device, based_on_id: z.optional(uuid) }),
  body: z.array(matchEvent).check(z.minLength(1), z.maxLength(500)),
  answers: { 200: z.object({ seq: z.int(), rejected: z.optional(rejectedEvent) }) },
  errors: [
    'thing.notFound',
    'match.notReady',
    'match.seqConflict',
    'match.heldElsewhere',
    'open.stateNotAllowed',
    'match.nextBegun',
    'match.endStands',
    'match.notYoursToAward',
    'match.scoredForYou',
    'match.undoNotYours',
    'match.logTooLong',
    'match.alreadyFinished',
  ],
});

export const listEvents = route({
  name: 'listEvents',
  method: 'GET',
  path: '/app/matches/{id}/events',
  tag,
  summary:
    'List up to 500 events of a match after a given `seq`; the answer has the `seq` of the last one of all, and a lower one than asked for means the match was reset',
  params: byId,
  query: z.object({ after: z._default(wholeNumber(0, 5000), 0) }),
  answers: { 200: z.object({ seq: z.int(), events: z.array(matchEvent) }) },
  errors: ['thing.notFound'],
});
