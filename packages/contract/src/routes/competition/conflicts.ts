import { eventFailureCodes, roundNames } from '@topspin/engine';
import { z } from 'zod/mini';
import { errorCodes } from '../../conventions/errors.ts';
import { resource } from '../../conventions/resource.ts';
import { instant, text, uuid } from '../../conventions/values.ts';
import { device } from '../../competition/leases.ts';
import { matchEvent } from '../../competition/match-event.ts';
import { begunNextChoices, resultFailureCodes } from '../../competition/results.ts';
import { conflictDecision, conflict } from '../../competition/conflicts.ts';
import { swissRound } from '../../competition/swiss-round.ts';

const matches = resource('matches', '/app/matches');
const opens = resource('matches', '/app/opens');

/** As many events as the longest log has. */
const longestConflict = 5000;

export const reportConflict = matches('reportConflict', 'POST /{id}/conflicts', {
  summary:
    'Hand in events that the server refused, for somebody to decide; `null` if the log has all of them',
  body: z.object({
    based_on: z.int().check(z.gte(0), z.lte(longestConflict)),
    /** The id of that event; without it, the one in the log now. */
    based_on_id: z.optional(uuid),
    events: z.array(matchEvent).check(z.minLength(1), z.maxLength(longestConflict)),
    code: z.optional(z.enum(errorCodes)),
    device,
  }),
  answers: { 200: z.object({ _id: z.nullable(uuid) }) },
  errors: ['match.tooManyConflicts', 'match.logTooLong'],
});

export const listConflicts = matches('listConflicts', 'GET /{id}/conflicts', {
  summary:
    'List the conflicts of a match, at most twenty: the oldest undecided ones, then those decided last; and who sent the events of its log',
  answers: {
    200: z.object({
      collection: z.array(conflict),
      /** How many wait for a decision, listed or not. */
      waiting: z.int(),
      /** The sender of the events from each `seq` on, until the next entry. */
      senders: z.array(z.object({ seq: z.int(), by: z.nullable(z.string()) })),
    }),
  },
});

export const decideConflict = matches('decideConflict', 'POST /{id}/conflicts/{conflict_id}/decision', {
  summary: 'Decide a conflict: the log of the match stays, the device’s replaces it, or both are joined',
  body: z.object({
    decision: conflictDecision,
    /** Why the result of a finished match changes. */
    reason: z.optional(text(1000)),
    begun_next: z.optional(z.enum(begunNextChoices)),
  }),
  answers: { 200: conflict },
  errors: [
    'open.stateNotAllowed',
    'match.notReady',
    'match.conflictDecided',
    'match.basisGone',
    'match.undoBeyondOwn',
    'match.seqConflict',
    'match.alreadyFinished',
    'match.nextBegun',
    'match.phaseDrawn',
    'match.endStands',
    'match.notYoursToAward',
    'match.scoredForYou',
    'match.heldElsewhere',
    'match.undoNotYours',
    'match.logTooLong',
    'match.reasonRequired',
    'match.notBegun',
    ...eventFailureCodes,
    ...resultFailureCodes,
  ],
});

export const listOpenConflicts = opens('listOpenConflicts', 'GET /{id}/conflicts', {
  summary: 'List the matches of an open with conflicts that nobody has decided, the oldest first',
  answers: {
    200: z.object({
      collection: z.array(
        z.object({
          match_id: uuid,
          a: z.nullable(z.string()),
          b: z.nullable(z.string()),
          group_name: z.string(),
          round: z.nullable(z.enum(roundNames)),
          swiss_round: swissRound,
          number: z.int(),
          table: z.nullable(z.int()),
          conflicts: z.int(),
          since: instant,
        }),
      ),
    }),
  },
});
