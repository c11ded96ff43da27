import type { appendEvents, MatchEventOnWire } from '@topspin/contract';
import { eventFromWire } from '@topspin/contract';
import { applyEvent, foldMatch, resultOf, type MatchState } from '@topspin/engine';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { tell } from '#live/tell.ts';
import { finishMatch, reopenMatch } from './finish.ts';
import { insertEvents, readLog } from './log.ts';
import { matchPage } from './page.ts';
import { saveSets, setsUnderWay } from './sets.ts';
import { isDecidedByHand } from './slots.ts';
import { findMatch, holdOpen, lockMatch, openStateOf, updateMatch, type MatchRow } from './store.ts';

/**
 * Appends events to the log of a match: held, folded by the engine, written with the score that follows, and told to
 * whoever watches, in one transaction. Events that are there already are accepted again as they are.
 */
export async function score(call: Call<typeof appendEvents>) {
  const { db, params, body, user, now } = call;
  const match = await holdForScoring(db, params.id, body);
  const log = await readLog(db, match.id);
  const fresh = newEvents(log, body);
  if (fresh.length > 0) {
    await refuseClosed(db, match, log);
    const state = foldOn(match, log, fresh);
    if (!(await insertEvents(db, match.id, fresh, { by: user.id, at: now }))) throw conflict(log, body);
    await saveScore(db, match, { state, seq: log.length + fresh.length, now });
    await tell(db, [`match:${match.id}`, `open:${match.open_id}`]);
  }
  return {
    accepted: body.length,
    seq: log.length + fresh.length,
    match: await matchPage(call, match.id),
  };
}

/** The match, held. An undo may take back what the open's end stands on, so that it holds the open first. */
async function holdForScoring(db: Db, id: string, events: readonly MatchEventOnWire[]): Promise<MatchRow> {
  if (events.some(({ type }) => type === 'undo')) {
    const seen = await findMatch(db, id);
    if (seen) await holdOpen(db, seen.open_id);
  }
  const match = await lockMatch(db, id);
  if (!match) throw fail('thing.notFound');
  return match;
}

/** The events that are not in the log yet. An event that is not the one there, or leaves a gap, is a conflict. */
function newEvents(
  log: readonly MatchEventOnWire[],
  events: readonly MatchEventOnWire[],
): MatchEventOnWire[] {
  let seq = log.length;
  const fresh = events.filter((event) => {
    if (log[event.seq - 1]?.id === event.id) return false;
    if (event.seq !== seq + 1) throw conflict(log, events);
    seq = event.seq;
    return true;
  });
  return fresh;
}

/** Tells the log from where the device's events begin, so that it can see what it has missed. */
function conflict(log: readonly MatchEventOnWire[], events: readonly MatchEventOnWire[]) {
  const first = Math.min(...events.map(({ seq }) => seq));
  return fail('match.seqConflict', { seq: log.length, events: log.slice(Math.max(0, first - 1)) });
}

/** Refuses points of a match that waits for a player, has its result from a sheet, or whose open is not in play. */
async function refuseClosed(db: Db, match: MatchRow, log: readonly MatchEventOnWire[]): Promise<void> {
  const state = await openStateOf(db, match.open_id);
  if (state !== 'active') throw fail('open.stateNotAllowed', { state });
  if (match.state === 'waiting') throw fail('match.notReady');
  if (isDecidedByHand(match)) throw fail('match.alreadyFinished', { seq: log.length });
}

/** The state after the new events; the first one that the laws refuse is named, and nothing is kept. */
function foldOn(
  match: MatchRow,
  log: readonly MatchEventOnWire[],
  fresh: readonly MatchEventOnWire[],
): MatchState {
  let state = foldMatch(log.map(eventFromWire), { bestOf: match.best_of });
  for (const event of fresh) {
    const applied = applyEvent(state, eventFromWire(event));
    if (!applied.ok) throw fail(applied.error.code, { seq: event.seq, id: event.id });
    state = applied.value;
  }
  return state;
}

type Score = { readonly state: MatchState; readonly seq: number; readonly now: Date };

/** Writes what the log tells now; an end that it has no more is taken back, a new one has what follows. */
async function saveScore(db: Db, match: MatchRow, { state, seq, now }: Score): Promise<void> {
  const started_at = state.status === 'enrolled' ? null : (match.started_at ?? now);
  const scored = { ...match, last_seq: seq, started_at };
  const result = resultOf(state);
  if (match.state === 'finished') await reopenMatch(db, scored, now);
  if (result) return finishMatch(db, scored, { result, state, at: now });
  await updateMatch(db, match.id, {
    last_seq: seq,
    started_at,
    state: state.status,
    sets_won_a: state.setsWon.a,
    sets_won_b: state.setsWon.b,
  });
  await saveSets(db, match.id, setsUnderWay(state));
}
