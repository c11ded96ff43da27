import type { editMatch, MatchPage } from '@topspin/contract';
import { sides, standingStates } from '@topspin/engine';
import { sql } from 'kysely';
import { lockOpen, type LockedOpen } from '#features/opens/reads.ts';
import { playing, refuseUnless } from '#features/competition/phases/policy.ts';
import { finds } from '#db/finds.ts';
import { audit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { wrongField } from '#http/field-issue.ts';
import { refuseStale } from '#http/stale-version.ts';
import { ring } from '#live/ring.ts';
import { topicsOfTable } from '#live/topics.ts';
import { matchPage } from '#features/competition/matches/page.ts';
import { namesOf } from '#features/competition/store/people.ts';
import { holdMatch, peopleOn, updateMatch, type MatchRow } from '#features/competition/store/matches.ts';

/** Assigns an unfinished match its table and its umpire, who may score it from now on. */
export async function callMatch(call: Call<typeof editMatch>): Promise<MatchPage> {
  const { db, params, body, version } = call;
  const { match, open } = await holdMatch(db, params.id, lockOpen);
  refuseStale(match, version);
  refuseUnless(playing, open);
  if (match.state === 'finished') throw fail('match.alreadyFinished');
  const { umpire_id, table } = body;
  if (table && match.state === 'inPlay') await refuseTaken(db, match, table);
  if (umpire_id)
    await refuseUmpire(
      call,
      open,
      umpire_id,
      sides.flatMap((side) => peopleOn(match, side)),
    );
  await updateMatch(db, match.id, {
    umpire_id: umpire_id === undefined ? match.umpire_id : umpire_id,
    table_number: table === undefined ? match.table_number : table,
  });
  if (match.state === 'inPlay' && table !== undefined && table !== match.table_number)
    await audit(call, 'editMatch', {
      entity: 'matches',
      id: match.id,
      before: { table: match.table_number },
      after: { table },
    });
  await ring(db, topicsOfTable(match));
  return matchPage(call, match.id);
}

/** Two matches are not played on one table: one of them would be seen nowhere. */
async function refuseTaken(db: Db, { id, open_id }: MatchRow, table: number): Promise<void> {
  const there = await db
    .selectFrom('matches')
    .select(['player_a', 'player_b'])
    .where('open_id', '=', open_id)
    .where('table_number', '=', table)
    .where('state', '=', 'inPlay')
    .where('id', '<>', id)
    .executeTakeFirst();
  if (!there) return;
  const players = [there.player_a, there.player_b].filter((player) => player !== null);
  const names = await namesOf(db, players);
  throw fail('day.tableTaken', { table, match: players.map((player) => names.get(player)).join(' – ') });
}

/**
 * The umpire must be an existing player, and not one of those playing. An untrusted open names nobody who did not come to it: its
 * umpires are in it, or organise it.
 */
async function refuseUmpire(
  { db, lang }: Pick<Call, 'db' | 'lang'>,
  open: LockedOpen,
  umpire: string,
  players: readonly string[],
): Promise<void> {
  const known = open.trusted ? await isPerson(db, umpire) : await isPartOf(db, open.id, umpire);
  if (!known || players.includes(umpire)) throw wrongField('umpire_id', 'invalid', lang);
}

/** The same for a match that is called to a table; locks the match, its open first. */
export async function refuseAsUmpire(
  call: Pick<Call, 'db' | 'lang'>,
  matchId: string,
  umpire: string,
): Promise<void> {
  const { match, open } = await holdMatch(call.db, matchId, lockOpen);
  await refuseUmpire(
    call,
    open,
    umpire,
    sides.flatMap((side) => peopleOn(match, side)),
  );
}

const isPerson = (db: Db, id: string): Promise<boolean> =>
  finds(db.selectFrom('players').select('id').where('id', '=', id).where('pair', '=', false));

async function isPartOf(db: Db, openId: string, playerId: string): Promise<boolean> {
  const { rows } = await sql<{ part: boolean }>`select exists (
      select from inscriptions where open_id = ${openId} and player_id = ${playerId}
        and state = any(${standingStates}::text[])
    ) or exists (
      select from open_organisers organiser join players on players.user_id = organiser.user_id
      where organiser.open_id = ${openId} and organiser.accepted_at is not null and players.id = ${playerId}
    ) as part`.execute(db);
  return rows[0]?.part === true;
}
