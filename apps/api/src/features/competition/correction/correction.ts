import type { correctResult, MatchPage } from '@topspin/contract';
import type { MatchResult } from '@topspin/engine';
import { sql } from 'kysely';
import { settleClassification } from '#features/competition/classification/classify.ts';
import { lockOpen, type LockedOpen } from '#features/opens/reads.ts';
import { phasesOfOpen } from '#features/competition/store/phases.ts';
import { refuseUnless } from '#features/competition/phases/policy.ts';
import { syncPhase } from '#features/competition/phases/sync.ts';
import { rerateFrom } from '#features/competition/ratings/changes.ts';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { tell } from '#live/tell.ts';
import { consequencesOf, pictureOf, slotsMoved, type Consequences, type MovedSlot } from './consequences.ts';
import { readLog } from '#features/competition/store/log.ts';
import { matchPage } from '#features/competition/matches/page.ts';
import { asColumns, sendOn, type Progress } from '#features/competition/bracket/progress.ts';
import { requalify, qualifiedFrom } from '#features/competition/bracket/requalify.ts';
import { resultOfSheet } from '#features/competition/play/result.ts';
import { saveSets, setsOfResult } from '#features/competition/store/sets.ts';
import { resultColumns } from '#features/competition/bracket/slots.ts';
import { findMatch, lockMatch, updateMatch, type MatchRow } from '#features/competition/store/matches.ts';

type Correcting = Call<typeof correctResult>;
type Answer = { match: MatchPage; consequences: Consequences };

/**
 * Corrects the result of a finished match with everything that follows. A preview does all of it and takes it back, so
 * that what is shown is what would happen.
 */
export async function correct(call: Correcting): Promise<Answer> {
  const { db, body } = call;
  const { match, open } = await hold(call);
  const result = resultOfSheet(body, match.best_of, call.lang);
  if (!body.preview && !body.reason) throw fail('match.reasonRequired');
  const before = await pictureOf(db, match);
  await sql`savepoint correction`.execute(db);
  const kept = await apply(call, match, open, result);
  const after = await pictureOf(db, match);
  const consequences = await consequencesOf(db, before, after, body.preview ? kept : []);
  const page = await matchPage(call, match.id);
  if (body.preview) await sql`rollback to savepoint correction`.execute(db);
  return { match: page, consequences };
}

/** The match and its open, held; refuses one that has no result of two players to correct. */
async function hold({ db, params }: Correcting): Promise<{ match: MatchRow; open: LockedOpen }> {
  const seen = await findMatch(db, params.id);
  const open = seen && (await lockOpen(db, seen.open_id));
  const match = open && (await lockMatch(db, params.id));
  if (!open || !match) throw fail('thing.notFound');
  refuseUnless(['active', 'finished'], open);
  if (match.state !== 'finished') throw fail('match.notBegun');
  if (match.player_a === null || match.player_b === null) throw fail('match.notReady');
  return { match, open };
}

/** Makes the correction, and tells which matches were kept with somebody else than belongs there. */
async function apply(
  call: Correcting,
  match: MatchRow,
  open: LockedOpen,
  result: MatchResult,
): Promise<readonly MovedSlot[]> {
  const { db, now } = call;
  const kept: MovedSlot[] = [];
  const touched: MatchRow[] = [];
  const lose = async (lost: MatchRow, after: unknown): Promise<void> => {
    touched.push(lost);
    await writeDown(call, lost, after);
  };
  await lose(match, { ...result, begun_next: call.body.begun_next });
  const progress: Progress = {
    at: now,
    begun: choiceOf(call, open),
    wiped: (next) => lose(next, { followsFrom: match.id }),
    kept: (next, belong) => kept.push(...slotsMoved(next, { ...next, ...asColumns(belong) })),
  };
  const qualified = await qualifiedFrom(db, match.phase_id);
  await updateMatch(db, match.id, {
    ...resultColumns(result, match.finished_at ?? now),
    from_sheet: true,
  });
  await saveSets(db, match.id, setsOfResult(result));
  await sendOn(db, match, result, progress);
  await requalify(db, qualified, progress);
  for (const phase of await phasesOfOpen(db, open.id)) await syncPhase(db, phase.id);
  await rerate(db, touched);
  if (open.state === 'finished') await settleClassification(db, open.id);
  await tell(db, [`open:${open.id}`, ...touched.map(({ id }) => `match:${id}`)]);
  return kept;
}

/** A preview keeps what has begun, and tells what would not fit; in a finished open nothing is played again. */
function choiceOf({ body }: Correcting, open: LockedOpen): Progress['begun'] {
  const choice = body.begun_next ?? (body.preview ? 'keep' : 'refuse');
  if (choice === 'replay' && open.state === 'finished')
    throw fail('open.stateNotAllowed', { state: open.state });
  return choice;
}

/** Rates again from the earliest of the matches whose result is another one now. */
async function rerate(db: Db, touched: readonly MatchRow[]): Promise<void> {
  const [first] = touched
    .flatMap(({ id, finished_at }) => (finished_at ? [{ id, finishedAt: finished_at.getTime() }] : []))
    .toSorted((one, other) => one.finishedAt - other.finishedAt || (one.id < other.id ? -1 : 1));
  if (first) await rerateFrom(db, first);
}

/** Keeps what a match was until now, with its whole log. */
async function writeDown(call: Correcting, match: MatchRow, after: unknown): Promise<void> {
  const { db, body, user, now, requestId } = call;
  const { player_a, player_b, outcome, winner } = match;
  const sets = await db.selectFrom('sets').selectAll().where('match_id', '=', match.id).execute();
  await audit(db, {
    actorId: user.id,
    action: 'correctResult',
    entity: 'matches',
    entityId: match.id,
    ...(body.reason !== undefined && { reason: body.reason }),
    before: { player_a, player_b, outcome, winner, sets, events: await readLog(db, match.id) },
    after,
    requestId,
    at: now,
  });
}
