import { standingStates } from '@topspin/engine';
import { sql } from 'kysely';
import { isAppointed } from '#features/day/managers/store.ts';
import { isPlayedOn } from '#features/day/which-day.ts';
import { organisesOpen, seesOpens } from '#features/opens/reads.ts';
import { isAdmin, type Db, type Viewer } from '#http/call.ts';

/** Somebody entered in the opens of a day that a viewer may know of. */
export type Entrant = {
  readonly id: string;
  readonly name: string;
  readonly club: string | null;
  readonly guest: boolean;
  readonly opens: readonly string[];
  /** Entered in an open whose matches the viewer calls. */
  readonly own: boolean;
  /** The one of these entrants whom they are said to be; themselves unless somebody said so. */
  readonly person: string;
  /** How many are said to be that person, who is one of them, in whatever open. */
  readonly members: number;
};

const standing = sql.join(standingStates.map((state) => sql.lit(state)));

export async function findEntrants(db: Db, viewer: Viewer, day: string): Promise<readonly Entrant[]> {
  const calls = isAdmin(viewer)
    ? sql`true`
    : sql`(${organisesOpen(viewer, sql.ref('o.id'))} or ${isAppointed(viewer)})`;
  const { rows } = await sql<Entrant>`
    with played as materialized (
      select o.id, o.date_start, ${calls} as own from play_days day join opens o on ${isPlayedOn} and ${seesOpens(viewer, 'o')}
      where day.id = ${day})
    select p.id, p.name, clubs.name as club, p.guest_of is not null as guest,
      array_agg(played.id order by played.date_start, played.id) as opens, bool_or(played.own) as own,
      coalesce(said.same_as, p.id) as person,
      (select count(*)::int + 1 from day_people where same_as = coalesce(said.same_as, p.id)) as members
    from played join inscriptions entry on entry.open_id = played.id and entry.state in (${standing})
    join players p on p.id = entry.player_id and p.erased_at is null left join clubs on clubs.id = p.club_id
    left join day_people said on said.player_id = p.id
    group by p.id, p.name, clubs.name, said.same_as order by p.name, p.id`.execute(db);
  return rows;
}

/** The player whom somebody is said to be, and every guest who is said to be the same. */
export async function membersOf(db: Db, player: string): Promise<readonly [person: string, ...string[]]> {
  const { rows } = await sql<{ person: string; guests: readonly string[] }>`
    select person, array(select player_id from day_people where same_as = person) as guests from person_of(${player}) as person`.execute(
    db,
  );
  const [{ person, guests } = { person: player, guests: [] }] = rows;
  return [person, ...guests];
}

const tiesLock = 7_110_002;

/** Lets one transaction after the other say who is who, which is rare: each reads what the one before wrote. */
export const lockTies = (db: Db) => sql`select pg_advisory_xact_lock(${tiesLock})`.execute(db);

/** Locks players until this transaction ends: nobody is called meanwhile as who they are now. */
export const lockPeople = (db: Db, players: readonly string[]) =>
  sql`select id from players where id = any (${players}::uuid[]) order by id for update`.execute(db);

/** Those of these guests whose opens the viewer may know of. */
export async function seenGuests(db: Db, viewer: Viewer, guests: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from players p join opens o on o.id = p.guest_of and ${seesOpens(viewer, 'o')}
    where p.id = any (${guests}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether two of these players are entered in one open. */
export async function meetInAnOpen(db: Db, players: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from inscriptions where player_id = any (${players}::uuid[]) and state in (${standing})
    group by open_id having count(*) > 1 limit 1`.execute(db);
  return rows.length > 0;
}

/** Where somebody is busy; without the match in an open that the viewer may not know of. */
export type Busy = {
  readonly player: string;
  readonly name: string;
  readonly table: number | null;
  readonly match: string | null;
};

/** Those of these players who are busy now where one person could not be. */
export async function busyAtOnce(
  db: Db,
  viewer: Viewer,
  players: readonly string[],
): Promise<readonly Busy[]> {
  const { rows } = await sql<Busy>`
    with busy as (
      select *, count(*) over (partition by among) as times from occupancies
      where player_id = any (${players}::uuid[]) and until_at is null)
    select busy.player_id as player, who.name, m.table_number as table,
      case when ${seesOpens(viewer, 'o')} then concat_ws(' – ', pa.name, pb.name) end as match
    from busy join players who on who.id = busy.player_id
    join matches m on m.id = busy.match_id join opens o on o.id = m.open_id
    left join players pa on pa.id = m.player_a left join players pb on pb.id = m.player_b
    where times > 1 order by among, from_at, busy.id`.execute(db);
  return rows;
}

type Said = { readonly day: string; readonly guests: readonly string[]; readonly person: string };

/** Notes that guests are somebody. */
export const saySame = (db: Db, { day, guests, person, by }: Said & { readonly by: string }) =>
  sql`
    insert into day_people (day_id, player_id, same_as, created_by)
    select ${day}, id, ${person}, ${by} from unnest(${guests}::uuid[]) as id`.execute(db);

/** Everybody said to be one person with these players is somebody else again. */
export const forgetPeople = (db: Db, players: readonly string[]) =>
  sql`delete from day_people where player_id = any (${players}::uuid[]) or same_as = any (${players}::uuid[])`.execute(
    db,
  );

type Moving = { readonly from: string; readonly to: string };

/** The guests said to be somebody on the days on which only another is entered now. */
function guestsMoving({ from, to }: Moving) {
  const isEntered = (player: string) =>
    sql`exists (select from inscriptions entry join opens o on o.id = entry.open_id
      where entry.player_id = ${player}::uuid and entry.state = any (${standingStates}) and ${isPlayedOn})`;
  return sql<{
    player_id: string;
    guest_of: string;
  }>`select said.player_id, guest.guest_of from day_people said
    join play_days day on day.id = said.day_id join players guest on guest.id = said.player_id
    where said.same_as = ${from}::uuid and ${isEntered(to)} and not ${isEntered(from)}`;
}

/** A guest of an open in which somebody is entered, also as another guest, is not the one who moves there. */
export const forgetWhoMeet = (db: Db, moving: Moving) =>
  sql`with moving as (${guestsMoving(moving)})
    delete from day_people using moving where day_people.player_id = moving.player_id and (
      exists (select from inscriptions entry where entry.open_id = moving.guest_of and entry.player_id = ${moving.to}::uuid
        and entry.state = any (${standingStates}))
      or exists (select from day_people other join players on players.id = other.player_id
        where other.same_as = ${moving.to}::uuid and players.guest_of = moving.guest_of))`.execute(db);

export async function findMoving(db: Db, moving: Moving): Promise<readonly string[]> {
  const { rows } = await guestsMoving(moving).execute(db);
  return rows.map(({ player_id: id }) => id);
}

/** Notes that these guests, who were said to be somebody, are somebody else. */
export const moveGuests = (db: Db, guests: readonly string[], to: string) =>
  sql`update day_people set same_as = ${to}::uuid where player_id = any (${guests}::uuid[])`.execute(db);

/** The player who is entered in the open of a match as the same person as somebody; that player, if there is none. */
export async function entrantIn(db: Db, match: string, player: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select one.id from matches join inscriptions entry on entry.open_id = matches.open_id
    join (select person_of(${player}) as id union select player_id from day_people where same_as = person_of(${player})) one
      on one.id = entry.player_id
    where matches.id = ${match}`.execute(db);
  return rows[0]?.id ?? player;
}
