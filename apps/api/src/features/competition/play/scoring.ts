import type { AnswerOf, appendEvents, MatchEventOnWire } from '@topspin/contract';
import { eventFromWire } from '@topspin/contract';
import { foldMatch, resultOf } from '@topspin/engine';
import { accountOf, isLinkUmpire, type Call, type Db, type LinkUmpire } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { errorText } from '#http/answer/texts.ts';
import { inTransaction } from '#http/transaction.ts';
import { ring } from '#live/ring.ts';
import { topicsOfMatch, topicsOfPoint } from '#live/topics.ts';
import { appendInPlay, isForPairs } from './append-in-play.ts';
import { finishMatch, reopenMatch } from './finish.ts';
import { foldEvents, type Folded } from './fold-events.ts';
import type { CachedMatch, MatchCache } from './match-cache.ts';
import { insertEvents, lastSender, readLog, senderOf, type Sender } from '#features/competition/store/log.ts';
import { manages, mayTakeEndBack, plays, refuseUnlessScorer } from '#features/competition/matches/policy.ts';
import { audit } from '#http/audit.ts';
import { refuseEndless, refusePlayersEvents } from './players-events.ts';
import { refuseAward } from './refuse-award.ts';
import { columnsUnderWay, scoredMatch, type Score } from './score-columns.ts';
import { saveSets, setsUnderWay } from '#features/competition/store/sets.ts';
import { holderOf, keepsLease } from '#features/competition/matches/holding.ts';
import { giveLease, refuseHeld } from '#features/competition/lease/take.ts';
import { findLease } from '#features/competition/store/leases.ts';
import { isDecidedByHand } from '#features/competition/bracket/slots.ts';
import {
  findMatch,
  holdOpen,
  lockMatch,
  refuseUnlessActive,
  updatedMatch,
  type MatchRow,
} from '#features/competition/store/matches.ts';

type Scoring = Call<typeof appendEvents>;
type Answer = AnswerOf<typeof appendEvents>;

/**
 * Appends events to the log of a match and updates its score in one transaction. Usually that is one statement, from the
 * server's cache; otherwise the match is locked and its log read.
 */
export const score =
  (matches: MatchCache) =>
  async (call: Scoring): Promise<Answer> => {
    const { db, params, body: events } = call;
    const known = matches.get(params.id);
    const appended =
      known &&
      (await appendInPlay(db, known, {
        ...call,
        events,
        basedOnId: call.query.based_on_id,
        holder: holderOf(call.scorer, call.query.device),
      }));
    if (appended) {
      matches.put(params.id, appended);
      return { seq: appended.match.last_seq };
    }
    matches.drop(params.id);
    const { answer, kept } = await inTransaction(db, (transaction) =>
      scoreHeld({ ...call, db: transaction }),
    );
    if (kept) matches.put(params.id, kept);
    return answer;
  };

type Scored = { readonly answer: Answer; readonly kept?: CachedMatch | undefined };

/** The person who tapped the events that somebody else accepts. */
type Decided = { readonly by: Sender };

/**
 * Locks a match and scores it by its log, in the transaction of the call. Events already in the log are accepted again. A decision about
 * a conflict needs no lease, and its events stay those of the account that tapped them.
 */
export async function scoreHeld(call: Scoring, decided?: Decided): Promise<Scored> {
  const { db, scorer, body, now } = call;
  const match = await holdForScoring(call);
  if (isForPairs(match, body)) throw fail('open.notForSingles');
  const log = await readLog(db, match.id);
  const fresh = newEvents(log, body, call.query.based_on_id);
  if (fresh.length === 0) return { answer: { seq: log.length } };
  await refuseClosed(db, match, log);
  const held = await findLease(db, match.id);
  const holder = holderOf(scorer, call.query.device);
  if (!decided) refuseHeld(held, holder, now);
  const wasOver = match.state === 'finished';
  if (wasOver) await refuseOldEnd(call, match);
  await refuseEndless(call, match, log.length + fresh.length);
  await refusePlayersEvents(call, match, fresh);
  const folded = foldEvents(foldMatch(log.map(eventFromWire), { bestOf: match.best_of }), fresh);
  const { state, taken } = folded;
  const seq = log.length + taken.length;
  const answer = { seq, ...rejectedOf(folded, call) };
  if (taken.length === 0) return { answer };
  const result = resultOf(state);
  if (result) await refuseAward(call, match, result);
  if (!(await insertEvents(db, match.id, taken, { by: decided?.by ?? senderOf(scorer), at: now })))
    throw conflict(log, body);
  const takes = !decided && !result && !keepsLease(held, holder);
  if (takes) await giveLease(call, match, held, holder);
  const row = await saveScore(db, match, { state, seq, now });
  if (isLinkUmpire(scorer) && (log.length === 0 || result)) await auditLink(call, scorer, match);
  if (wasOver) await auditEndTakenBack(call, match, log);
  await ring(db, takes ? [...topicsOfPoint(match), ...topicsOfMatch(match)] : topicsOfPoint(match));
  const lease = takes ? { holder_id: holder.id, device: holder.device } : held;
  return {
    answer,
    kept: row && {
      match: row,
      state,
      lastId: taken.at(-1)?.id ?? null,
      lease,
      scoredForThem: !plays(scorer, match),
    },
  };
}

/** Locks the match for a caller who may score it. An undo may affect the end of the open, so it locks the open first. */
async function holdForScoring({ db, scorer, params, body }: Scoring): Promise<MatchRow> {
  const seen = found(await findMatch(db, params.id));
  await refuseUnlessScorer(db, scorer, seen);
  if (body.some(({ type }) => type === 'undo')) await holdOpen(db, seen.open_id);
  return found(await lockMatch(db, params.id));
}

/** The events not yet in the log. An event that differs from the log, leaves a gap or builds on another log is a conflict. */
function newEvents(
  log: readonly MatchEventOnWire[],
  events: readonly MatchEventOnWire[],
  basedOnId: string | undefined,
): MatchEventOnWire[] {
  const basis = (events[0]?.seq ?? 1) - 1;
  if (basedOnId !== undefined && log[basis - 1]?.id !== basedOnId) throw conflict(log, events, basis);
  let seq = log.length;
  const fresh = events.filter((event) => {
    if (log[event.seq - 1]?.id === event.id) return false;
    if (event.seq !== seq + 1) throw conflict(log, events);
    seq = event.seq;
    return true;
  });
  return fresh;
}

/** Returns the log from where the device's events begin, from the first of them it has already, or from the one it does not know. */
function conflict(
  log: readonly MatchEventOnWire[],
  events: readonly MatchEventOnWire[],
  unknown = Number.POSITIVE_INFINITY,
) {
  const known = log.find(({ id }) => events.some((event) => event.id === id));
  const first = Math.min(unknown, known?.seq ?? unknown, ...events.map(({ seq }) => seq));
  return fail('match.seqConflict', { seq: log.length, events: log.slice(Math.max(0, first - 1)) });
}

/** Refuses points in a match that awaits a player, has its result from a sheet, or whose open is not in play. */
async function refuseClosed(db: Db, match: MatchRow, log: readonly MatchEventOnWire[]): Promise<void> {
  await refuseUnlessActive(db, match.open_id);
  if (match.state === 'waiting') throw fail('match.notReady');
  if (isDecidedByHand(match)) throw fail('match.alreadyFinished', { seq: log.length });
}

/** Refuses to change a finished match for scorers whose end it was not, or not lately. */
async function refuseOldEnd({ db, scorer, now }: Scoring, match: MatchRow): Promise<void> {
  if (await manages(db, scorer, match)) return;
  const ended = { finishedAt: match.finished_at, last: await lastSender(db, match.id) };
  if (!mayTakeEndBack(scorer, match, ended, now)) throw fail('match.endStands');
}

const auditEndTakenBack = (call: Scoring, match: MatchRow, log: readonly MatchEventOnWire[]) =>
  audit({ ...call, user: accountOf(call.scorer) }, 'takeEndBack', {
    entity: 'matches',
    id: match.id,
    before: { outcome: match.outcome, winner: match.winner, last_seq: log.length },
    after: isLinkUmpire(call.scorer) ? linkOf(call.scorer) : undefined,
  });

/** The beginning and the end of a match scored by a link: there is no account to name. */
const auditLink = (call: Scoring, umpire: LinkUmpire, match: MatchRow) =>
  audit({ ...call, user: null }, 'scoreByLink', { entity: 'matches', id: match.id, after: linkOf(umpire) });

const linkOf = ({ id, linkId, table }: LinkUmpire) => ({ score_link: linkId, table, session: id });

/** The event rejected by the laws, in the sender's language. */
function rejectedOf({ refused }: Folded, { lang }: Pick<Scoring, 'lang'>): Pick<Answer, 'rejected'> {
  if (!refused) return {};
  const { event, code } = refused;
  return { rejected: { id: event.id, seq: event.seq, code, message: errorText(code, lang).message } };
}

/**
 * Writes the score that follows from the log; an end no longer in it is undone, a new one has its consequences. Returns
 * the match as it is then, unless it is over.
 */
async function saveScore(db: Db, match: MatchRow, score: Score): Promise<MatchRow | undefined> {
  const { state, now } = score;
  const scored = scoredMatch(match, score);
  const result = resultOf(state);
  if (match.state === 'finished') await reopenMatch(db, scored, now);
  if (result) {
    await finishMatch(db, scored, { result, state, at: now });
    return undefined;
  }
  await saveSets(db, match.id, setsUnderWay(state));
  return updatedMatch(db, match.id, columnsUnderWay(match, score));
}
