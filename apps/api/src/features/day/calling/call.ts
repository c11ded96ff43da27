import { sides, type Side } from '@topspin/engine';
import { sql } from 'kysely';
import { holdCallable, noteCalled } from '#features/competition/commands.ts';
import { peopleOn } from '#features/competition/reads.ts';
import { entrantIn } from '#features/day/people/store.ts';
import { findTable } from '#features/day/store.ts';
import { isPlayedOn } from '#features/day/which-day.ts';
import type { Db, Viewer } from '#http/call.ts';
import { fail, found, type Refusal } from '#http/fail.ts';
import {
  callOf,
  endElsewhere,
  endStranded,
  occupy,
  openCall,
  playerOf,
  updateCall,
  volunteerOf,
  whatIsOn,
  whatKeeps,
  type InTheWay,
  type Umpire,
} from './store.ts';

type Calling = {
  readonly db: Db;
  readonly now: Date;
  readonly day: string;
  readonly match: string;
  /** The number of the table. */
  readonly table: number;
  /** An umpire whom a person chose, and who has to be free; undefined if nobody chose. */
  readonly chosen?: string | null | undefined;
  /** Whom the rules of the open give it otherwise, if they are free. */
  readonly suggested: string | null;
  /** Null for automatic calling. */
  readonly by: Viewer | null;
};

/**
 * Calls a match to a table: the table, all players and the umpire together, or nobody. Of two calls that want the same, the constraints
 * of the database let one through, and the other hears who has what.
 */
export async function callToTable(calling: Calling): Promise<string> {
  const { db, now, day, match: id, table: number, chosen, suggested, by } = calling;
  const match = await holdCallable(db, id);
  await refuseElsewhere(db, day, match.open_id);
  const table = found(await findTable(db, day, number));
  if (table.state === 'outOfUse' || (table.state === 'locked' && !by))
    throw fail('day.tableClosed', { table: number });
  const place = { day, table: table.id, number };
  await endStranded(db, table.id, now);
  const inPlayThere = await whatIsOn(db, by, place);
  if (inPlayThere) throw fail('day.tableTaken', { ...inPlayThere, table: number });
  const umpireId = chosen === undefined ? suggested : chosen;
  const planned = umpireId === null ? null : await asUmpire(db, { day, match: id }, umpireId);
  const called = await openCall(db, {
    match,
    day,
    table: table.id,
    by: by?.id ?? null,
    umpire: planned,
    now,
  });
  if (called === null) {
    if (await endElsewhere(db, id, { day, now })) return callToTable(calling);
    const known = await callOf(db, by, id);
    if (known) throw fail('day.alreadyCalled', known);
    throw fail('day.tableTaken', { ...(await whatIsOn(db, by, place)), table: number });
  }
  await occupyPlayers(db, match, { by, now });
  const umpires = planned === null || (await occupy(db, [umpiring({ match: id, now }, planned)])) === 1;
  if (planned && !umpires && chosen) throw busy(await whatKeeps(db, by, [planned.id], id));
  if (!umpires) await updateCall(db, called, { umpire_id: null, volunteer_id: null });
  const umpire_id = umpires ? playerOf(planned) : null;
  await noteCalled(db, id, { table_number: number, umpire_id, called_at: now });
  return called;
}

type Players = Parameters<typeof peopleOn>[0];

/** Everybody who plays a match. */
export const playersOf = (match: Players): readonly string[] => playersAt(match, 'both');

/** The players of a side of a match, or of both. */
export const playersAt = (match: Players, side: Side | 'both'): readonly string[] =>
  (side === 'both' ? sides : [side]).flatMap((one) => peopleOn(match, one));

/** Occupies the players of a match; refuses if one is busy, and says where. */
export async function occupyPlayers(
  db: Db,
  match: Players & { readonly id: string },
  { by, now }: { readonly by: Viewer | null; readonly now: Date },
): Promise<void> {
  const players = playersOf(match);
  const taken = await occupy(
    db,
    players.map((player) => ({ match: match.id, now, player, role: 'player' })),
  );
  if (taken < players.length) throw busy(await whatKeeps(db, by, players, match.id));
}

/** The refusal of somebody who is busy; where they are is not said of an open that the caller may not know of. */
export const busy = (kept: InTheWay | undefined): Refusal =>
  kept?.match === '' ? fail('day.personElsewhere', { person: kept.person }) : fail('day.personBusy', kept);

/** The occupancy of an umpire. */
export const umpiring = (of: { readonly match: string; readonly now: Date }, umpire: Umpire) =>
  ({ ...of, player: playerOf(umpire), volunteer: volunteerOf(umpire), role: 'umpire' }) as const;

/** The umpire of a match as the database keeps one: a volunteer, or a player as the open of the match has entered them. */
export async function asUmpire(
  db: Db,
  { day, match }: { readonly day: string; readonly match: string },
  id: string,
): Promise<Umpire> {
  const volunteer = await db
    .selectFrom('day_volunteers')
    .select('id')
    .where('day_id', '=', day)
    .where('id', '=', id)
    .executeTakeFirst();
  return volunteer ? { id, isVolunteer: true } : { id: await entrantIn(db, match, id), isVolunteer: false };
}

/** Only what is played on that day is called to its tables. */
export async function refuseElsewhere(db: Db, day: string, open: string): Promise<void> {
  const { rows } = await sql<object>`select from opens o join play_days day on day.id = ${day}
    where o.id = ${open} and ${isPlayedOn}`.execute(db);
  found(rows[0]);
}
