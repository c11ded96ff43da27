import { enteredStates } from '@topspin/engine';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import {
  entryOf,
  isPair,
  keysOf,
  valueOf,
  type Attributes,
  type Competition,
  type Entry,
  type Tournament,
} from './file/click-tt-file.ts';

/** An entry that an open keeps, and who its people are in their order, each once a person said so. */
export type KeptEntry = Entry & {
  readonly players: readonly (string | null)[];
  /** Whether those players are in the open, or invited to it. */
  readonly entered: readonly boolean[];
  /** Its side: the player or the pair, once there is one. */
  readonly side: string | null;
};

/** The file that an open keeps: its tournament, and one competition. */
export type Kept = {
  readonly tournament: Tournament;
  readonly competition: Attributes;
  readonly entries: readonly KeptEntry[];
  /** Whether pairs enter the open. */
  readonly doubles: boolean;
};

const isEntered = (player: string) =>
  sql`exists (select from inscriptions inscription where inscription.open_id = click_tt_entries.open_id
    and inscription.player_id = ${sql.ref(`click_tt_entries.${player}`)} and inscription.state = any(${enteredStates}::text[]))`;

const pairOfBoth = sql`(select one.side_id from side_members one join side_members other on other.side_id = one.side_id
  where one.open_id = click_tt_entries.open_id and one.player_id = click_tt_entries.player_id
    and other.player_id = click_tt_entries.partner_id)`;

/** Reads the file of an open, if it keeps one. */
export async function keptOf(db: Db, openId: string): Promise<Kept | undefined> {
  const file = await db
    .selectFrom('click_tt_files')
    .select([sql<Tournament>`tournament`.as('tournament'), sql<Attributes>`competition`.as('competition')])
    .select(
      sql<boolean>`exists (select from opens where opens.id = open_id and discipline = 'doubles')`.as(
        'doubles',
      ),
    )
    .where('open_id', '=', openId)
    .executeTakeFirst();
  if (!file) return undefined;
  const entries = await db
    .selectFrom('click_tt_entries')
    .select([
      sql<Attributes>`attributes`.as('attributes'),
      sql<Attributes[]>`people`.as('people'),
      sql<(string | null)[]>`array[player_id, partner_id]`.as('players'),
      sql<boolean[]>`array[${isEntered('player_id')}, ${isEntered('partner_id')}]`.as('entered'),
      sql<string | null>`case json_array_length(people) when 1 then player_id else ${pairOfBoth} end`.as(
        'side',
      ),
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
  /** The players of each entry in their order, by the id of the entry. */
  readonly players: ReadonlyMap<string, readonly (string | null)[]>;
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
    const [player = null, partner = null] = players.get(entry) ?? [];
    return { number: at + 1, entry, attributes, people, player_id: player, partner_id: partner };
  });
  await sql`insert into click_tt_entries (open_id, number, entry, attributes, people, player_id, partner_id)
    select ${openId}::uuid, number, entry, attributes, people, player_id, partner_id
    from json_to_recordset(${JSON.stringify(entries)}::json)
      as entries (number integer, entry text, attributes json, people json, player_id uuid, partner_id uuid)`.execute(
    db,
  );
}

export const forgetFile = (db: Db, openId: string) =>
  db.deleteFrom('click_tt_files').where('open_id', '=', openId).execute();

/** The people of the file of an open, by the names that a list has for them. */
async function peopleOf(db: Db, openId: string) {
  const kept = await keptOf(db, openId);
  return (kept?.entries ?? []).flatMap((entry) =>
    keysOf(entry).map((key, place) => ({
      key,
      entry: entryOf(entry),
      column: columns[place] ?? 'player_id',
      player: entry.players[place] ?? null,
    })),
  );
}

const columns = ['player_id', 'partner_id'] as const;

/** The players whom the people of an open's file were matched with, by the key of each person in a list. */
export const playersOfEntries = async (db: Db, openId: string): Promise<ReadonlyMap<string, string | null>> =>
  new Map((await peopleOf(db, openId)).map(({ key, player }) => [key, player]));

/** Partners of the file, at least one of whom a list names: the name of each in the file, and the player it is, if that is known. */
export async function partnersIn(
  db: Db,
  openId: string,
  named: ReadonlySet<string>,
): Promise<readonly { readonly name: string; readonly player: string | null }[][]> {
  if (named.size === 0) return [];
  const kept = await keptOf(db, openId);
  const entries = (kept?.entries ?? []).filter(
    (entry) => isPair(entry) && keysOf(entry).some((key) => named.has(key)),
  );
  return entries.map(({ people, players }) =>
    people.map((person, place) => ({
      name: `${valueOf(person, 'firstname')} ${valueOf(person, 'lastname')}`.trim(),
      player: players[place] ?? null,
    })),
  );
}

/** Somebody of the file, by the name that a list has for them, and the player it is. */
export type Link = { readonly entry: string; readonly player: string };

/** Links people of entries to players who are in the open or invited to it; the last link of a player wins. */
export async function linkEntries(db: Db, openId: string, links: readonly Link[]): Promise<void> {
  const byPlayer = new Map(links.map((link) => [link.player, link]));
  const last = new Map([...byPlayer.values()].map((link) => [link.entry, link.player]));
  if (last.size === 0) return;
  const people = await peopleOf(db, openId);
  for (const column of columns) await unlink(db, { openId, column, players: [...last.values()] });
  for (const column of columns) {
    const said = people.flatMap(({ key, entry, column: of }) =>
      of === column && last.has(key) ? [{ entry, player: last.get(key) }] : [],
    );
    await sql`update click_tt_entries kept set ${sql.ref(column)} = said.player
      from json_to_recordset(${JSON.stringify(said)}::json) as said (entry text, player uuid)
      where kept.open_id = ${openId}::uuid and kept.entry = said.entry and exists (select from inscriptions inscription
        where inscription.open_id = kept.open_id and inscription.player_id = said.player)`.execute(db);
  }
}

type Unlinking = {
  readonly openId: string;
  readonly column: (typeof columns)[number];
  readonly players: readonly string[];
};

const unlink = (db: Db, { openId, column, players }: Unlinking) =>
  sql`update click_tt_entries set ${sql.ref(column)} = null
    where open_id = ${openId}::uuid and ${sql.ref(column)} = any(${players}::uuid[])`.execute(db);

type Moving = { readonly from: string; readonly to: string; readonly opens: readonly string[] };

/** Entries follow a profile that is merged into another, which is no other entry of those opens then. */
export async function followEntries(db: Db, { from, to, opens }: Moving): Promise<void> {
  for (const column of columns)
    await sql`update click_tt_entries other set ${sql.ref(column)} = null
      where ${sql.ref(column)} = ${to}::uuid and open_id = any(${opens}::uuid[]) and exists (select from click_tt_entries one
        where one.open_id = other.open_id and ${from}::uuid in (one.player_id, one.partner_id))`.execute(db);
  for (const column of columns)
    await sql`update click_tt_entries set ${sql.ref(column)} = ${to}::uuid
      where ${sql.ref(column)} = ${from}::uuid and open_id = any(${opens}::uuid[])`.execute(db);
}

/** Deletes what the files say of these players. */
export const forgetPlayers = (db: Db, players: readonly string[]) =>
  sql`delete from click_tt_entries where player_id = any(${players}::uuid[]) or partner_id = any(${players}::uuid[])`.execute(
    db,
  );

/** Deletes the files of opens that were to be over, whether anybody ended them, or were deleted, before a day. */
export const forgetOldFiles = (db: Db, before: Date) =>
  sql`delete from click_tt_files file using opens where opens.id = file.open_id and (
    opens.deleted_at < ${before} or least(opens.date_end, opens.finished_at) < ${before})`.execute(db);
