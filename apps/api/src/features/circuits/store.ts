import { sql, type Insertable, type Updateable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';

export const circuits = (db: Db) =>
  db.selectFrom('circuits as circuit').where('circuit.deleted_at', 'is', null);

export const editionCount = sql<number>`(select count(*) from editions
  where editions.circuit_id = circuit.id and editions.deleted_at is null)`;

export const circuitColumns = [
  'circuit.id',
  'circuit.name',
  'circuit.description',
  'circuit.phones',
  'circuit.email',
  'circuit.count_type',
  'circuit.count_best',
  'circuit.age_min',
  'circuit.age_max',
  'circuit.rating_min',
  'circuit.rating_max',
  'circuit.functional_diversity',
  'circuit.version',
  editionCount.as('editions'),
] as const;

export const findCircuit = (db: Db, id: string) =>
  circuits(db).where('circuit.id', '=', id).select(circuitColumns).executeTakeFirst();

export type CircuitRow = NonNullable<Awaited<ReturnType<typeof findCircuit>>>;

/** Locks a circuit until this transaction ends. */
export const lockCircuit = (db: Db, id: string) =>
  db
    .selectFrom('circuits')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const insertCircuit = (db: Db, values: Insertable<Database['circuits']>) =>
  db.insertInto('circuits').values(values).execute();

export const updateCircuit = (db: Db, id: string, values: Updateable<Database['circuits']>) =>
  db.updateTable('circuits').set(values).where('id', '=', id).execute();
