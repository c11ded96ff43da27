import type { AnswerOf, reportConflict } from '@topspin/contract';
import { manages, plays, refuseUnlessScorer } from '#features/competition/matches/policy.ts';
import { longestByPlayers, refuseEndless } from '#features/competition/play/players-events.ts';
import { countReported, saveConflict } from '#features/competition/store/conflicts.ts';
import { hasSent, readLog, senderOf } from '#features/competition/store/log.ts';
import { lockMatch, type MatchRow } from '#features/competition/store/matches.ts';
import { isLinkUmpire, type Call, type Db, type Scorer } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { ring } from '#live/ring.ts';
import { topicsOfMatch } from '#live/topics.ts';

/**
 * How many conflicts of one account, or of one phone by a score link, wait for a decision in a match: a device hands in one for each time it
 * was refused. Those of one account never keep another from handing in theirs.
 */
const mostUndecided = { ofPlayer: 3, ofSilentPhone: 3, ofOthers: 20 };

/** The same of all phones of one link together; those that never sent an event of the match do not take the room of those that did. */
const mostOfLink = { ofSilentPhones: 12, ofOthers: 40 };

/** How many one account hands in during a match, decided ones included: they are kept. */
const mostOfAccount = 30;

type Reporting = Call<typeof reportConflict>;

/**
 * Keeps what a device scored and the server could not accept, until somebody decides. Only those who may score the match hand it in, and
 * umpires let in by a link that scored it before it moved to another table. Handed in again it is the same conflict; what is in the log
 * already is none.
 */
export async function report(call: Reporting): Promise<AnswerOf<typeof reportConflict>> {
  const { db, params, body, scorer, now } = call;
  const match = found(await lockMatch(db, params.id));
  const sent = await hasSent(db, match.id, senderOf(scorer));
  if (!(sent && isLinkUmpire(scorer))) await refuseUnlessScorer(db, scorer, match);
  const log = await readLog(db, match.id);
  const known = new Map(log.map(({ id, seq }) => [id, seq]));
  const from = body.events.findIndex(({ id }) => !known.has(id));
  const [first] = body.events.slice(from);
  if (from < 0 || !first) return { _id: null };
  const before = body.events[from - 1];
  const basedOn = known.get(before?.id ?? '') ?? body.based_on;
  const there = log[basedOn - 1]?.id ?? null;
  await refuseTooMany(call, match, { except: first.id, sent });
  await refuseTooLong(call, match, body.events.length);
  await saveConflict(db, {
    id: first.id,
    matchId: match.id,
    basedOn,
    basedOnId: before ? there : (body.based_on_id ?? there),
    events: body.events.slice(from),
    code: body.code ?? null,
    device: body.device ?? null,
    by: senderOf(scorer),
    at: now,
  });
  await ring(db, topicsOfMatch(match));
  return { _id: first.id };
}

async function refuseTooMany(
  { db, scorer }: Reporting,
  match: MatchRow,
  { except, sent }: { readonly except: string; readonly sent: boolean },
): Promise<void> {
  const by = senderOf(scorer);
  const counted = await countReported(db, { matchId: match.id, by, except }, sent);
  const isSilent = isLinkUmpire(scorer) && !sent;
  const most = (await isOnlyPlayer(db, scorer, match))
    ? mostUndecided.ofPlayer
    : mostUndecided[isSilent ? 'ofSilentPhone' : 'ofOthers'];
  const ofLink = mostOfLink[isSilent ? 'ofSilentPhones' : 'ofOthers'];
  if (counted.undecided >= most || counted.all >= mostOfAccount || counted.of_link >= ofLink)
    throw fail('match.tooManyConflicts');
}

/** What would not fit into the log by the rules for who scores is not kept either: it could not become its log. */
async function refuseTooLong(call: Reporting, match: MatchRow, length: number): Promise<void> {
  if (length > longestByPlayers && (await isOnlyPlayer(call.db, call.scorer, match)))
    throw fail('match.logTooLong');
  await refuseEndless(call, match, length);
}

const isOnlyPlayer = async (db: Db, scorer: Scorer, match: MatchRow): Promise<boolean> =>
  plays(scorer, match) && !(await manages(db, scorer, match));
