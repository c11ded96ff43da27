import type { correctResult, MatchPage } from '@topspin/contract';
import type { LedgerRow, MatchId, MatchResult } from '@topspin/engine';
import { sql } from 'kysely';
import { settleClassification } from '#features/competition/classification/classify.ts';
import { lockOpen, type LockedOpen } from '#features/opens/reads.ts';
import { phasesOfOpen } from '#features/competition/store/phases.ts';
import { refuseUnless } from '#features/competition/phases/policy.ts';
import { syncPhase } from '#features/competition/phases/sync.ts';
import { foreseeRatings, ratedMatch, rerateAfter, retaken } from '#features/competition/ratings/changes.ts';
import { audit } from '#http/audit.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { ring } from '#live/ring.ts';
import { consequencesOf, slotsMoved, type Consequences, type MovedSlot } from './consequences.ts';
import { putBack, refusePutBack } from './put-back.ts';
import { pictureOf, type CorrectionEffects, type Picture } from './picture.ts';
import { readLog } from '#features/competition/store/log.ts';
import { matchPage } from '#features/competition/matches/page.ts';
import { asColumns, sendOn, type Progress } from '#features/competition/bracket/progress.ts';
import { requalify, qualifiedFrom } from '#features/competition/bracket/requalify.ts';
import { resultOfSheet } from '#features/competition/play/result.ts';
import { saveSets, setsOfResult } from '#features/competition/store/sets.ts';
import { resultColumns } from '#features/competition/bracket/slots.ts';
import { holdMatch, updateMatch, type MatchRow } from '#features/competition/store/matches.ts';

type Correcting = Call<typeof correctResult> & { readonly effects: CorrectionEffects };
type Answer = { match: MatchPage; consequences: Consequences };

/** Corrects the result of a finished match with everything that follows, or shows in a preview what would follow. */
export const correct =
  (effects: CorrectionEffects) =>
  async (call: Call<typeof correctResult>): Promise<Answer> => {
    if (!call.body.preview && !call.body.reason) throw fail('match.reasonRequired');
    return call.body.preview ? preview({ ...call, effects }) : make({ ...call, effects });
  };

async function make(call: Correcting): Promise<Answer> {
  const { db, effects } = call;
  const { before, touched, kept, open, match } = await apply(call);
  const moved = await rerateAfter(db, retaken(touched));
  if (open.state === 'finished') await settleClassification(db, open.id);
  const after = await pictureOf(db, match, effects);
  await ring(db, [`open:${open.id}:matches`, ...touched.map(({ id }) => `match:${id}:row`)]);
  const consequences = await consequencesOf(db, before, after, { moved, kept });
  return { match: await matchPage(call, match.id), consequences };
}

/**
 * Makes the correction in the bracket and rolls it back, so that it shows exactly what would happen and releases all
 * locks. Then it forecasts the ratings without locks.
 */
async function preview(call: Correcting): Promise<Answer> {
  const { db, effects } = call;
  await sql`savepoint preview`.execute(db);
  const { before, touched, kept, open, match } = await apply(call);
  if (open.state === 'finished') await settleClassification(db, open.id);
  const after = await pictureOf(db, match, effects);
  const page = await matchPage(call, match.id);
  await sql`rollback to savepoint preview`.execute(db);
  const { moved, rows } = await foreseeRatings(db, retaken(touched), ratedNow(touched, after.matches));
  const consequences = await consequencesOf(db, before, after, { moved, kept });
  return { match: { ...page, rating_changes: changesIn(rows, match.id) }, consequences };
}

/** These matches as the ratings would find them. */
function ratedNow(touched: readonly MatchRow[], matches: readonly MatchRow[]) {
  const now = new Map(matches.map((match) => [match.id, match]));
  return new Map(touched.map((was) => [was.id, ratedMatch(now.get(was.id) ?? was)]));
}

const changesIn = (rows: readonly LedgerRow[], matchId: MatchId): MatchPage['rating_changes'] =>
  rows
    .filter(({ match }) => match === matchId)
    .map(({ player, before, after }) => ({ player_id: player, before, after }))
    .toSorted((one, other) => (one.player_id < other.player_id ? -1 : 1));

/** Locks the match and its open; refuses a match without a result between two players. */
async function hold({ db, params }: Correcting): Promise<{ match: MatchRow; open: LockedOpen }> {
  const { match, open } = await holdMatch(db, params.id, lockOpen);
  refuseUnless(['active', 'finished'], open);
  if (match.state !== 'finished') throw fail('match.notBegun');
  if (match.player_a === null || match.player_b === null) throw fail('match.notReady');
  return { match, open };
}

type Applied = {
  readonly match: MatchRow;
  readonly open: LockedOpen;
  readonly before: Picture;
  /** The matches whose result is another one now, as they were. */
  readonly touched: readonly MatchRow[];
  /** Sides of matches that were kept with somebody else than belongs there. */
  readonly kept: readonly MovedSlot[];
};

/** Makes the correction in everything except the ratings and what derives from them. */
async function apply(call: Correcting): Promise<Applied> {
  const { db, now, effects } = call;
  const { match, open } = await hold(call);
  const result = await correctedResult(call, match, open);
  const before = await pictureOf(db, match, effects);
  const kept: MovedSlot[] = [];
  const touched: MatchRow[] = [];
  const lose = async (lost: MatchRow, after: unknown): Promise<void> => {
    touched.push(lost);
    await writeDown(call, lost, after);
  };
  await lose(match, result ? { ...result, begun_next: call.body.begun_next } : { outcome: null });
  const progress: Progress = {
    at: now,
    // A preview keeps started matches and reports the ones that would not fit.
    begun: call.body.begun_next ?? (call.body.preview ? 'keep' : 'refuse'),
    over: open.state === 'finished',
    wiped: (next) => lose(next, { followsFrom: match.id }),
    kept: (next, belong) => kept.push(...slotsMoved(next, { ...next, ...asColumns(belong) })),
  };
  if (result) await replaceResult(call, match, result, progress);
  else await putBack(call, match);
  for (const phase of await phasesOfOpen(db, open.id)) await syncPhase(db, phase.id);
  return { match, open, before, touched, kept };
}

/** The result of the corrected sheet; null for a match that is put back to be played. */
async function correctedResult(
  { db, body: { outcome, ...sheet }, lang }: Correcting,
  match: MatchRow,
  open: LockedOpen,
): Promise<MatchResult | null> {
  if (outcome !== null) return resultOfSheet({ ...sheet, outcome }, match.best_of, lang);
  await refusePutBack(db, match, open);
  return null;
}

async function replaceResult(
  { db, now }: Correcting,
  match: MatchRow,
  result: MatchResult,
  progress: Progress,
): Promise<void> {
  const qualified = await qualifiedFrom(db, match.phase_id);
  await updateMatch(db, match.id, {
    ...resultColumns(result, match.annulled === null && match.finished_at ? match.finished_at : now),
    from_sheet: true,
  });
  await saveSets(db, match.id, setsOfResult(result));
  await sendOn(db, match, result, progress);
  await requalify(db, qualified, progress);
}

/** Audits the match as it was, with its whole log. */
async function writeDown(call: Correcting, match: MatchRow, after: unknown): Promise<void> {
  const { db, body } = call;
  const { player_a, player_b, outcome, winner } = match;
  const sets = await db.selectFrom('sets').selectAll().where('match_id', '=', match.id).execute();
  await audit(call, 'correctResult', {
    entity: 'matches',
    id: match.id,
    reason: body.reason,
    before: { player_a, player_b, outcome, winner, sets, events: await readLog(db, match.id) },
    after,
  });
}
