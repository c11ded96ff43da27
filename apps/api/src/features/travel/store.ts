import { travelEventsAtMost } from '@topspin/contract';
import type { OpenId } from '@topspin/engine';
import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import type { Provenance } from './provenance.ts';

/** Where an open came from, if it came as a file. */
export async function originOf(db: Db, openId: string) {
  const row = await db
    .selectFrom('travelled_opens')
    .select(['source', 'source_open', 'restored'])
    .select(sql<Provenance>`provenance`.as('provenance'))
    .where('open_id', '=', openId)
    .executeTakeFirst();
  return row;
}
export type Origin = NonNullable<Awaited<ReturnType<typeof originOf>>>;

export const insertOrigin = (db: Db, values: Insertable<Database['travelled_opens']>) =>
  db.insertInto('travelled_opens').values(values).execute();

type Source = { readonly installation: string; readonly open: string };

/** The open that an account has already made of this one, unless it was deleted. */
export const arrivedBefore = (db: Db, userId: string, { installation, open }: Source) =>
  db
    .selectFrom('travelled_opens as travelled')
    .innerJoin('opens', 'opens.id', 'travelled.open_id')
    .where('travelled.source', '=', installation)
    .where('travelled.source_open', '=', open)
    .where('travelled.imported_by', '=', userId)
    .where('opens.deleted_at', 'is', null)
    .select(['opens.id', 'travelled.sha256'])
    .executeTakeFirst();

/** The most that an untrusted account may import in a day (ADR 147): a weekend of ten classes, or the largest open once. */
const importedADay = { opens: 10, people: 1000, events: travelEventsAtMost } as const;

/** The rows that an import adds: people who are unknown here, and events of matches. */
type Weight = { readonly people: number; readonly events: number };

/** Refuses one more import to an account that no admin trusts, which is locked, with `travel.enoughToday`. */
export async function refuseManyImports(db: Db, userId: string, { people, events }: Weight): Promise<void> {
  const { rows } = await sql<{ refused: boolean }>`
    select not trusted_user(${userId}) and (count(*) >= ${importedADay.opens}::int
      or coalesce(sum(people), 0) + ${people}::int > ${importedADay.people}::int
      or coalesce(sum(events), 0) + ${events}::int > ${importedADay.events}::int) as refused
    from travelled_opens join opens on opens.id = open_id
      cross join lateral (select count(*) as people from players
        where guest_of = opens.id and not pair and players.deleted_at = opens.imported_at) guests
      cross join lateral (select sum(last_seq) as events from matches where matches.open_id = opens.id) logs
    where imported_by = ${userId} and imported_at > now() - interval '1 day'`.execute(db);
  if (rows[0]?.refused)
    throw fail('travel.enoughToday', {
      opens: importedADay.opens,
      people: importedADay.people,
      thousands: importedADay.events / 1000,
    });
}

/** The open that a file was made of, if that was here and it was not deleted since. */
export async function originalOf(db: Db, { installation, open }: Source): Promise<string | null> {
  const { travels_as } = await installationOf(db);
  if (installation !== travels_as) return null;
  const row = await db
    .selectFrom('opens')
    .select('id')
    .where('id', '=', open as OpenId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether nothing was ever played here: neither an open nor anybody's profile but those of the accounts. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`select not exists (select from opens)
    and not exists (select from players where user_id is null) as empty`.execute(db);
  return rows[0]?.empty ?? false;
}

/** The name under which the opens of this installation travel. */
export const installationOf = (db: Db) =>
  db.selectFrom('installation').select(['travels_as', 'name']).executeTakeFirstOrThrow();

/** What opens that came from elsewhere say of somebody: by an id or an address. */
export async function provenancesNaming(db: Db, named: readonly string[]) {
  const { rows } = await sql<{ open_id: string; provenance: unknown }>`
    select open_id, provenance from travelled_opens
    where exists (select from unnest(${named}::text[]) name where position(lower(name) in lower(provenance::text)) > 0)
    for update`.execute(db);
  return rows;
}

export const saveProvenance = (db: Db, openId: string, provenance: unknown) =>
  db
    .updateTable('travelled_opens')
    .set({ provenance: JSON.stringify(provenance) })
    .where('open_id', '=', openId)
    .execute();
