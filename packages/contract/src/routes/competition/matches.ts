import { z } from 'zod/mini';
import { listOf, listQuery, wholeNumber } from '../../conventions/list.ts';
import { resource } from '../../conventions/resource.ts';
import { uuid } from '../../conventions/values.ts';
import { device } from '../../competition/leases.ts';
import { matchEvent } from '../../competition/match-event.ts';
import { match, matchPage, rejectedEvent } from '../../competition/matches.ts';
import { matchUpdate } from '../../competition/match-update.ts';

const matches = resource('matches', '/app/matches');
const players = resource('matches', '/app/players');

export const listMatches = matches('listMatches', 'GET', {
  summary: 'List matches, filtered by open, player, state…',
  query: listQuery,
  shared: true,
  answers: { 200: listOf(match) },
});

export const listPlayerMatches = players('listPlayerMatches', 'GET /{id}/matches', {
  summary: 'List the matches of a player, upcoming ones first',
  query: listQuery,
  answers: { 200: listOf(match) },
});

export const getMatch = matches('getMatch', 'GET /{id}', {
  summary: 'Get a match with its sets; its log is apart',
  answers: { 200: matchPage },
});

export const editMatch = matches('editMatch', 'PATCH /{id}', {
  summary: 'Assign the umpire and the table of a match',
  ifMatch: 'required',
  body: matchUpdate,
  answers: { 200: matchPage },
  errors: ['open.stateNotAllowed', 'match.alreadyFinished', 'day.tableTaken'],
});

/**
 * Events already in the log are accepted again, so that the call can be repeated. Events before the rejected one are kept;
 * it and those after it are not. The answer's `seq` is that of the last event in the log. A device also says which event it builds on
 * (`based_on_id`): a match that was started again can have another log of the same length, and its points do not belong there.
 */
export const appendEvents = matches('appendEvents', 'POST /{id}/events', {
  summary: 'Append events to the log of a match, up to the first that the laws reject (`rejected`)',
  query: z.object({ device, based_on_id: z.optional(uuid) }),
  body: z.array(matchEvent).check(z.minLength(1), z.maxLength(500)),
  answers: { 200: z.object({ seq: z.int(), rejected: z.optional(rejectedEvent) }) },
  errors: [
    'match.notReady',
    'match.seqConflict',
    'match.heldElsewhere',
    'open.stateNotAllowed',
    'open.notForSingles',
    'match.nextBegun',
    'match.phaseDrawn',
    'match.endStands',
    'match.notYoursToAward',
    'match.scoredForYou',
    'match.undoNotYours',
    'match.logTooLong',
    'match.alreadyFinished',
  ],
});

export const listEvents = matches('listEvents', 'GET /{id}/events', {
  summary:
    'List up to 500 events of a match after a given `seq`; the answer has the `seq` of the last one of all, and a lower one than asked for means the match was reset',
  query: z.object({ after: z._default(wholeNumber(0, 5000), 0) }),
  answers: { 200: z.object({ seq: z.int(), events: z.array(matchEvent) }) },
});
