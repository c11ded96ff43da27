import { sql } from 'kysely';
import { holdCallable, noteCalled } from '#features/competition/commands.ts';
import type { MatchRow } from '#features/competition/reads.ts';
import { findSettings } from '#features/day/settings.ts';
import { findTable } from '#features/day/store.ts';
import { isPlayedOn } from '#features/day/which-day.ts';
import type { Db, Viewer } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import { callOf, occupy, openCall, whatIsOn, whatKeeps } from './store.ts';

type Calling = {
  readonly db: Db;
  readonly now: Date;
  readonly day: string;
  readonly match: string;
  /** The number of the table. */
  readonly table: number;
  /** An umpire who has to be free; without one, whom the rules of the open give it, if they are. */
  readonly umpire?: string | null | undefined;
  /** Nobody where the day calls by itself. */
  readonly by: Viewer | null;
};

/**
 * Calls a match to a table: the table, both players and the umpire together, or nobody. Of two calls that want the same, the constraints
 * of the database let one through, and the other hears who has what.
 */
export async function callToTable({
  db,
  now,
  day,
  match: id,
  table: number,
  umpire,
  by,
}: Calling): Promise<string> {
  const match = await holdCallable(db, id);
  await refuseElsewhere(db, day, match.open_id);
  const table = found(await findTable(db, day, number));
  if (table.state === 'outOfUse' || (table.state === 'locked' && !by))
    throw fail('day.tableClosed', { table: number });
  const players = [match.player_a, match.player_b].filter((player) => player !== null);
  const place = { day, table: table.id, number };
  const inPlayThere = await whatIsOn(db, by, place);
  if (inPlayThere) throw fail('day.tableTaken', { ...inPlayThere, table: number });
  const planned = umpire === undefined ? await umpireByRule(db, match) : umpire;
  const of = { match: id, now } as const;
  const called = await openCall(db, {
    match,
    day,
    table: table.id,
    by: by?.id ?? null,
    umpire: planned,
    now,
  });
  if (called === null) {
    const known = await callOf(db, by, id);
    if (known) throw fail('day.alreadyCalled', known);
    throw fail('day.tableTaken', { ...(await whatIsOn(db, by, place)), table: number });
  }
  const taken = await occupy(
    db,
    players.map((player) => ({ ...of, player, role: 'player' })),
  );
  if (taken < players.length) throw fail('day.personBusy', await whatKeeps(db, by, players, id));
  const umpires = planned === null || (await occupy(db, [{ ...of, player: planned, role: 'umpire' }])) === 1;
  if (!umpires && umpire) throw fail('day.personBusy', await whatKeeps(db, by, [umpire], id));
  await noteCalled(db, id, { table_number: number, umpire_id: umpires ? planned : null, called_at: now });
  return called;
}

/** The resting player of the published order of play, where the open has them umpire. */
async function umpireByRule(db: Db, { open_id, umpire_id }: MatchRow): Promise<string | null> {
  const { umpire_rules: rules } = await findSettings(db, open_id);
  return rules.includes('resting') ? umpire_id : null;
}

/** Only what is played on that day is called to its tables. */
async function refuseElsewhere(db: Db, day: string, open: string): Promise<void> {
  const { rows } = await sql<object>`select from opens o join play_days day on day.id = ${day}
    where o.id = ${open} and ${isPlayedOn}`.execute(db);
  found(rows[0]);
}
