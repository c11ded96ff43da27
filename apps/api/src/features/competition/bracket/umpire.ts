import { knockoutUmpire, type MatchResult } from '@topspin/engine';
import type { Db } from '#http/call.ts';
import { playerOn } from './slots.ts';
import { peopleOn, updateMatch, type MatchRow } from '#features/competition/store/matches.ts';
import { leastBurdened } from '#features/competition/store/umpires.ts';

/** Suggests the loser of a match as umpire of the next knockout match on its table: the player, or the one of the pair with fewer matches umpired. */
export async function suggestUmpire(
  db: Db,
  match: MatchRow,
  { winner, outcome }: MatchResult,
): Promise<void> {
  if (match.round === null || match.table_number === null) return;
  const next = await nextOnTable(db, match);
  if (!next) return;
  const won = winner ? playerOn(match, winner) : null;
  const finished = { a: match.player_a, b: match.player_b, winner: won, outcome };
  const loser = knockoutUmpire(finished, [next.player_a, next.player_b]);
  if (loser === null) return;
  const people = peopleOn(match, loser === match.player_a ? 'a' : 'b');
  await updateMatch(db, next.id, { umpire_id: await leastBurdened(db, match.open_id, people) });
}

/** The next match of the bracket on the same table, skipping one that is locked by somebody scoring it. */
const nextOnTable = (db: Db, match: MatchRow): Promise<MatchRow | undefined> =>
  db
    .selectFrom('matches')
    .selectAll()
    .where('phase_id', '=', match.phase_id)
    .where('table_number', '=', match.table_number)
    .where('state', 'in', ['waiting', 'enrolled'])
    .where('umpire_id', 'is', null)
    .where('id', '<>', match.id)
    .orderBy('round_number')
    .orderBy('number')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
