import { haveLeft, sideIn } from '#features/competition/store/people.ts';
import { lockInOrder, selectMatches, type MatchRow } from '#features/competition/store/matches.ts';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { finishMatch } from './finish.ts';
import { foldedLog, reopenAsLogged } from './reopen-as-logged.ts';
import { resultWithout } from './withdraw.ts';

type Departure = { readonly openId: string; readonly playerId: string; readonly leftAt: Date };

/**
 * Undoes what a departure from an open in play decided: its walkovers are matches to come again, and a match that ended by
 * retirement goes on. Those of a pair stay lost while the other of the two is out. Refused once a next match or phase has begun with
 * the result, or somebody else has the place.
 */
export async function returnToMatches(db: Db, left: Departure, at: Date): Promise<void> {
  const departure = { ...left, playerId: await sideIn(db, left.openId, left.playerId) };
  if (await isReplaced(db, departure)) throw fail('open.groupsSaved');
  if (await hasLeft(db, left.openId, departure.playerId)) return;
  for (const match of await lockLost(db, departure)) await playAgain(db, match, departure.playerId, at);
}

/** The matches that a player has lost without playing them to the end since leaving. */
const lockLost = (db: Db, { openId, playerId, leftAt }: Departure): Promise<MatchRow[]> =>
  lockInOrder(
    selectMatches(db)
      .where('open_id', '=', openId)
      .where('state', '=', 'finished')
      .where('outcome', 'in', ['walkover', 'retired'])
      .where('finished_at', '>=', leftAt)
      .where((match) =>
        match.or([
          match.and([match('player_a', '=', playerId), match('winner', 'is distinct from', 'a')]),
          match.and([match('player_b', '=', playerId), match('winner', 'is distinct from', 'b')]),
        ]),
      ),
  );

async function playAgain(db: Db, match: MatchRow, playerId: string, at: Date): Promise<void> {
  await reopenAsLogged(db, match, await foldedLog(db, match), at);
  const opponent = match.player_a === playerId ? match.player_b : match.player_a;
  if (opponent === null || !(await hasLeft(db, match.open_id, opponent))) return;
  await finishMatch(db, match, { result: await resultWithout(db, match, opponent), at });
}

const hasLeft = async (db: Db, openId: string, side: string): Promise<boolean> =>
  (await haveLeft(db, openId, [side])).has(side);

/** Whether somebody else took the place of a player in a later phase. */
async function isReplaced(db: Db, { openId, playerId }: Departure): Promise<boolean> {
  const phases = await db
    .selectFrom('phases')
    .select('draw_report')
    .where('open_id', '=', openId)
    .where('draw_report', 'is not', null)
    .execute();
  return phases.some(({ draw_report: report }) =>
    (report?.vacancies ?? []).some(({ player, by }) => player === playerId && by !== null),
  );
}
