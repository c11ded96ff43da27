import { enteredStates } from '@topspin/engine';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import {
  entryOf,
  type Attributes,
  type Competition,
  type Entry,
  type Tournament,
} from './file/click-tt-file.ts';

/** An entry that an open keeps, and the player it is, once a person said so. */
export type KeptEntry = Entry & {
  readonly playerId: string | null;
  /** Whether that player is in the open, or invited to it. */
  readonly entered: boolean;
};

/** The file that an open keeps: its tournament, and one competition. */
export type Kept = {
  readonly tournament: Tournament;
  readonly competition: Attributes;
  readonly entries: readonly KeptEntry[];
};

/** Reads the file of an open, if it keeps one. */
export async function keptOf(db: Db, openId: string): Promise<Kept | undefined> {
  const file = await db
    .selectFrom('click_tt_files')
    .select([sql<Tournament>`tournament`.as('tournament'), sql<Attributes>`competition`.as('competition')])
    .where('open_id', '=', openId)
    .executeTakeFirst();
  if (!file) return undefined;
  const entries = await db
    .selectFrom('click_tt_entries')
    .select([
      sql<Attributes>`attributes`.as('attributes'),
      sql<Attributes[]>`people`.as('people'),
      'player_id as playerId',
      sql<boolean>`exists (select from inscriptions inscription where inscription.open_id = click_tt_entries.open_id
        and inscription.player_id = click_tt_entries.player_id
        and inscription.state = any(${enteredStates}::text[]))`.as('entered'),
    ])
    .where('open_id', '=', openId)
    .orderBy('number')
    .execute();
  return { ...file, entries };
}

type Keeping = {
  readonly openId: string;
  readonly by: string;
  readonly now: Date;
  readonly tournament: Tournament;
  readonly competition: Competition;
  /** The player of each entry, by the id of the entry. */
  readonly players: ReadonlyMap<string, string>;
};

/** Keeps a file instead of the one before. */
export async function saveFile(
  db: Db,
  { openId, by, now, tournament, competition, players }: Keeping,
): Promise<void> {
  await forgetFile(db, openId);
  await sql`insert into click_tt_files (open_id, tournament, competition, kept_by, kept_at)
    values (${openId}, ${JSON.stringify(tournament)}, ${JSON.stringify(competition.attributes)}, ${by}, ${now})`.execute(
    db,
  );
  const entries = competition.entries.map(({ attributes, people }, at) => {
    const entry = entryOf({ attributes, people });
    return { number: at + 1, entry, attributes, people, player_id: players.get(entry) ?? null };
  });
  await sql`insert into click_tt_entries (open_id, number, entry, attributes, people, player_id)
    select ${openId}::uuid, number, entry, attributes, people, player_id
    from json_to_recordset(${JSON.stringify(entries)}::json)
      as entries (number integer, entry text, attributes json, people json, player_id uuid)`.execute(db);
}

export const forgetFile = (db: Db, openId: string) =>
  db.deleteFrom('click_tt_files').where('open_id', '=', openId).execute();

/** Who the entries of the file of an open are, by their ids. */
export async function playersOfEntries(db: Db, openId: string): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom('click_tt_entries')
    .select(['entry', 'player_id'])
    .where('open_id', '=', openId)
    .execute();
  return new Map(rows.map(({ entry, player_id }) => [entry, player_id]));
}

/** An entry of the file, and the player it is. */
export type Link = { readonly entry: string; readonly player: string };

/** Links entries to players who are in the open or invited to it; the last link of a player wins. */
export async function linkEntries(db: Db, openId: string, links: readonly Link[]): Promise<void> {
  const byPlayer = new Map(links.map((link) => [link.player, link]));
  const last = [...new Map([...byPlayer.values()].map((link) => [link.entry, link])).values()];
  if (last.length === 0) return;
  const said = JSON.stringify(last);
  await sql`update click_tt_entries kept set player_id = null where open_id = ${openId}::uuid and player_id in (
    select player from json_to_recordset(${said}::json) as said (player uuid))`.execute(db);
  await sql`update click_tt_entries kept set player_id = said.player
    from json_to_recordset(${said}::json) as said (entry text, player uuid)
    where kept.open_id = ${openId}::uuid and kept.entry = said.entry and exists (select from inscriptions inscription
      where inscription.open_id = kept.open_id and inscription.player_id = said.player)`.execute(db);
}

type Moving = { readonly from: string; readonly to: string; readonly opens: readonly string[] };

/** Entries follow a profile that is merged into another, which is no other entry of those opens then. */
export async function followEntries(db: Db, { from, to, opens }: Moving): Promise<void> {
  await sql`update click_tt_entries other set player_id = null
    where player_id = ${to}::uuid and open_id = any(${opens}::uuid[]) and exists (select from click_tt_entries one
      where one.open_id = other.open_id and one.player_id = ${from}::uuid)`.execute(db);
  await sql`update click_tt_entries set player_id = ${to}::uuid
    where player_id = ${from}::uuid and open_id = any(${opens}::uuid[])`.execute(db);
}

/** Deletes what the files say of these players. */
export const forgetPlayers = (db: Db, players: readonly string[]) =>
  sql`delete from click_tt_entries where player_id = any(${players}::uuid[])`.execute(db);

/** Deletes the files of opens that were to be over, whether anybody ended them, or were deleted, before a day. */
export const forgetOldFiles = (db: Db, before: Date) =>
  sql`delete from click_tt_files file using opens where opens.id = file.open_id and (
    opens.deleted_at < ${before} or least(opens.date_end, opens.finished_at) < ${before})`.execute(db);
