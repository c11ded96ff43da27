import { conditionsOf, type EditionOfPlace } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';
import { editions } from './store.ts';

/** An edition that an open asks for or is put in. Its circuit is locked, so that who may enter cannot change meanwhile. */
export async function editionOfPlace(db: Db, id: string): Promise<EditionOfPlace | undefined> {
  const row = await editions(db)
    .where('edition.id', '=', id)
    .select(['edition.id', 'edition.name', 'edition.state', 'circuit.name as circuit_name'])
    .select('edition.ranking_system')
    .select(['circuit.age_min', 'circuit.age_max', 'circuit.rating_min', 'circuit.rating_max'])
    .select('circuit.functional_diversity')
    .forShare()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      name: row.name,
      state: row.state,
      circuit_name: row.circuit_name,
      grades: row.ranking_system.grades,
      circuit: conditionsOf(row),
    }
  );
}
