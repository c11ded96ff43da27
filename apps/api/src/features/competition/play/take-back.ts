import { eventFromWire, type MatchPage, type takeResultBack } from '@topspin/contract';
import { foldMatch } from '@topspin/engine';
import { haveLeft } from '#features/competition/bracket/people.ts';
import { matchPage } from '#features/competition/matches/page.ts';
import { isRecent } from '#features/competition/matches/policy.ts';
import { readLog } from '#features/competition/store/log.ts';
import {
  holdOpen,
  holdMatch,
  openStateOf,
  updatedMatch,
  type MatchRow,
} from '#features/competition/store/matches.ts';
import { saveSets, setsUnderWay } from '#features/competition/store/sets.ts';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { refuseStale } from '#http/stale-version.ts';
import { ring } from '#live/ring.ts';
import { topicsOfMatch } from '#live/topics.ts';
import { reopenMatch } from './finish.ts';
import { columnsUnderWay } from './score-columns.ts';

type Undoing = Call<typeof takeResultBack>;

/** Takes back a result entered by hand: the match is again as its log says. Repeated, it does nothing. */
export async function takeBack(call: Undoing): Promise<MatchPage> {
  const { db, params, version, now } = call;
  const { match } = await holdMatch(db, params.id, holdOpen);
  if (match.state !== 'finished') return matchPage(call, match.id);
  refuseStale(match, version);
  const state = await openStateOf(db, match.open_id);
  if (state !== 'active') throw fail('open.stateNotAllowed', { state });
  const log = await readLog(db, match.id);
  const folded = foldMatch(log.map(eventFromWire), { bestOf: match.best_of });
  const isOurs = match.from_sheet && isRecent(match.finished_at, now) && folded.outcome === undefined;
  if (!isOurs || (await hasSomebodyLeft(db, match))) throw fail('match.resultStands');
  const started = folded.status === 'enrolled' ? null : match.started_at;
  await reopenMatch(db, { ...match, started_at: started }, now);
  await saveSets(db, match.id, setsUnderWay(folded));
  await updatedMatch(db, match.id, columnsUnderWay(match, { state: folded, seq: log.length, now }));
  await audit(call, 'takeResultBack', {
    entity: 'matches',
    id: match.id,
    before: { outcome: match.outcome, winner: match.winner },
  });
  await ring(db, topicsOfMatch(match));
  return matchPage(call, match.id);
}

/** The walkover of somebody who has left the open is undone with their departure. */
const hasSomebodyLeft = async (db: Db, { open_id, player_a, player_b }: MatchRow): Promise<boolean> =>
  (await haveLeft(db, open_id, [player_a, player_b])).size > 0;
