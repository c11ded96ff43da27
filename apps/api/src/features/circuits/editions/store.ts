import { sql, type Insertable, type Updateable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';

/** Editions whose circuit is not deleted. */
export const editions = (db: Db) =>
  db
    .selectFrom('editions as edition')
    .innerJoin('circuits as circuit', 'circuit.id', 'edition.circuit_id')
    .where('edition.deleted_at', 'is', null)
    .where('circuit.deleted_at', 'is', null);

export const openCount = sql<number>`(select count(*) from opens
  where opens.edition_id = edition.id and opens.deleted_at is null and opens.state <> 'created')`;

export const editionColumns = [
  'edition.id',
  'edition.name',
  'edition.circuit_id',
  'circuit.name as circuit_name',
  'circuit.age_min',
  'circuit.age_max',
  'circuit.rating_min',
  'circuit.rating_max',
  'circuit.functional_diversity',
  'edition.date_start',
  'edition.date_end',
  'edition.state',
  'edition.ranking_system',
  'edition.version',
  openCount.as('opens'),
] as const;

export const findEdition = (db: Db, id: string) =>
  editions(db).where('edition.id', '=', id).select(editionColumns).executeTakeFirst();

export type EditionRow = NonNullable<Awaited<ReturnType<typeof findEdition>>>;

/** Locks an edition until this transaction ends. */
export const lockEdition = (db: Db, id: string) =>
  db
    .selectFrom('editions')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const insertEdition = (db: Db, values: Insertable<Database['editions']>) =>
  db.insertInto('editions').values(values).execute();

export const updateEdition = (db: Db, id: string, values: Updateable<Database['editions']>) =>
  db.updateTable('editions').set(values).where('id', '=', id).execute();
