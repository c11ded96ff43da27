import type { AnswerOf, reportConflict } from '@topspin/contract';
import { mayScore, refuseUnlessScorer } from '#features/competition/matches/policy.ts';
import { countUndecided, saveConflict } from '#features/competition/store/conflicts.ts';
import { hasSent, readLog } from '#features/competition/store/log.ts';
import { findMatch } from '#features/competition/store/matches.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { ring } from '#live/ring.ts';
import { topicsOfMatch } from '#live/topics.ts';

/** More wait for nobody: a device hands in one for each time it was refused. */
const mostUndecided = 20;

/**
 * Keeps what a device scored and the server could not accept, until somebody decides. Those who scored the match may hand it in although
 * they may score it no longer. Handed in again it is the same conflict; what is in the log already is none.
 */
export async function report(call: Call<typeof reportConflict>): Promise<AnswerOf<typeof reportConflict>> {
  const { db, params, body, user, now } = call;
  const match = await findMatch(db, params.id);
  if (!match) throw fail('thing.notFound');
  if (!(await mayScore(db, user, match)) && !(await hasSent(db, match.id, user.id)))
    await refuseUnlessScorer(db, user, match);
  const log = await readLog(db, match.id);
  const known = new Map(log.map(({ id, seq }) => [id, seq]));
  const from = body.events.findIndex(({ id }) => !known.has(id));
  const [first] = body.events.slice(from);
  if (from < 0 || !first) return { _id: null };
  const basedOn = known.get(body.events[from - 1]?.id ?? '') ?? body.based_on;
  if ((await countUndecided(db, match.id, first.id)) >= mostUndecided) throw fail('match.tooManyConflicts');
  await saveConflict(db, {
    id: first.id,
    matchId: match.id,
    basedOn,
    basedOnId: log[basedOn - 1]?.id ?? null,
    events: body.events.slice(from),
    code: body.code ?? null,
    device: body.device ?? null,
    userId: user.id,
    at: now,
  });
  await ring(db, topicsOfMatch(match));
  return { _id: first.id };
}
