import { randomUUID } from 'node:crypto';
import { eventFromWire, eventToWire, type Conflict, type decideConflict } from '@topspin/contract';
import { joined, replaced, resultOf, type MatchState } from '@topspin/engine';
import { correct } from '#features/competition/correction/correction.ts';
import type { CorrectionEffects } from '#features/competition/correction/picture.ts';
import { refuseUnlessScorer } from '#features/competition/matches/policy.ts';
import { scoreHeld } from '#features/competition/play/scoring.ts';
import {
  findConflict,
  handedInBy,
  markDecided,
  type ConflictRow,
} from '#features/competition/store/conflicts.ts';
import { readLog, senderOf } from '#features/competition/store/log.ts';
import { holdOpen, holdMatch, type MatchRow } from '#features/competition/store/matches.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail, orFail, found } from '#http/fail.ts';
import { ring } from '#live/ring.ts';
import { topicsOfMatch } from '#live/topics.ts';
import { presentConflict } from './present.ts';
import { deciderIn, refuseUnlessDecider } from './who-decides.ts';

type Deciding = Call<typeof decideConflict>;

/**
 * Decides a conflict: the log of the match stays, the device's replaces it, or the device's points follow. What changes goes through the
 * commands that score and correct, with their rules and consequences. The same decision again does nothing.
 */
export const decide =
  (effects: CorrectionEffects) =>
  async (call: Deciding): Promise<Conflict> => {
    const { db, params, body, user, now, lang } = call;
    const { match } = await holdMatch(db, params.id, holdOpen);
    const conflict = found(await findConflict(db, match.id, params.conflict_id));
    await refuseUnlessScorer(db, user, match);
    if (conflict.decision === body.decision) return presentConflict(conflict, { lang, may: [] });
    if (conflict.decision !== null)
      throw fail('match.conflictDecided', { decision: conflict.decision, by: conflict.decided_by });
    refuseUnlessDecider(await deciderIn(db, user, match), conflict, body.decision, now);
    if (body.decision !== 'theirs') await change(call, match, conflict, effects);
    await markDecided(db, conflict.id, { decision: body.decision, by: user.id, at: now });
    await audit(call, 'decideConflict', {
      entity: 'matches',
      id: match.id,
      reason: body.reason,
      after: { decision: body.decision, by: handedInBy(conflict), events: conflict.events.length },
    });
    await ring(db, topicsOfMatch(match));
    const decided = found(await findConflict(db, match.id, conflict.id));
    return presentConflict(decided, { lang, may: [] });
  };

async function change(call: Deciding, match: MatchRow, conflict: ConflictRow, effects: CorrectionEffects) {
  const { db, user, body, now } = call;
  const log = await readLog(db, match.id);
  const diverged = {
    log: log.map(eventFromWire),
    basedOn: conflict.based_on,
    basedOnId: conflict.based_on_id,
    events: conflict.events.map(eventFromWire),
  };
  const rules = { bestOf: match.best_of };
  const stamp = () => ({ id: randomUUID(), at: now.getTime() });
  const { events, state } = orFail(
    body.decision === 'mine' ? replaced(diverged, rules, stamp) : joined(diverged, rules),
  );
  if (match.state === 'finished') return correctTo(call, state, effects);
  if (events.length === 0) return undefined;
  const sent = { ...call, query: {}, body: events.map(eventToWire) };
  const { answer } = await scoreHeld(sent, { by: handedInBy(conflict) ? conflict : senderOf(user) });
  if (answer.rejected) throw fail(answer.rejected.code);
  return undefined;
}

/** A match that is over gets the result that follows from the events, as a correction. */
async function correctTo(call: Deciding, state: MatchState, effects: CorrectionEffects): Promise<void> {
  const { reason, begun_next } = call.body;
  const result = resultOf(state);
  if (!result) throw fail('match.undecided');
  await correct(effects)({
    ...call,
    body: {
      preview: false,
      outcome: result.outcome,
      sets: [...result.played],
      winner: result.winner ?? null,
      ...(reason !== undefined && { reason }),
      ...(begun_next && { begun_next }),
    },
  });
}
