import type { MatchPage, takeResultBack } from '@topspin/contract';
import { haveLeft } from '#features/competition/store/people.ts';
import { matchPage } from '#features/competition/matches/page.ts';
import { isRecent } from '#features/competition/matches/policy.ts';
import {
  holdOpen,
  holdMatch,
  refuseUnlessActive,
  type MatchRow,
} from '#features/competition/store/matches.ts';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { refuseStale } from '#http/stale-version.ts';
import { ring } from '#live/ring.ts';
import { topicsOfMatch } from '#live/topics.ts';
import { foldedLog, reopenAsLogged } from './reopen-as-logged.ts';

type Undoing = Call<typeof takeResultBack>;

/** Takes back a result entered by hand: the match is again as its log says. Repeated, it does nothing. */
export async function takeBack(call: Undoing): Promise<MatchPage> {
  const { db, params, version, now } = call;
  const { match } = await holdMatch(db, params.id, holdOpen);
  if (match.state !== 'finished') return matchPage(call, match.id);
  refuseStale(match, version);
  await refuseUnlessActive(db, match.open_id);
  const logged = await foldedLog(db, match);
  const { status, outcome } = logged.state;
  const isOurs = match.from_sheet && isRecent(match.finished_at, now) && outcome === undefined;
  if (!isOurs || (await hasSomebodyLeft(db, match))) throw fail('match.resultStands');
  const started_at = status === 'enrolled' ? null : match.started_at;
  await reopenAsLogged(db, { ...match, started_at }, logged, now);
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
