import type { BodyOf, editCircuit, editEdition } from '@topspin/contract';
import type { Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import { rangeColumns } from '#features/opens/reads.ts';
import { given } from '#http/given.ts';

type CircuitValues = Partial<Insertable<Database['circuits']>>;
type EditionValues = Partial<Insertable<Database['editions']>>;

/** The given fields of a circuit as columns: absent stays absent, null clears. */
export function circuitValues({
  description,
  phones,
  age_range,
  rating_range,
  ...plain
}: BodyOf<typeof editCircuit>): CircuitValues {
  const values: CircuitValues = { ...given(plain), ...rangeColumns({ age_range, rating_range }) };
  if (description !== undefined) values.description = JSON.stringify(description);
  if (phones !== undefined) values.phones = JSON.stringify(phones);
  return values;
}

/** The given fields of an edition as columns. */
export function editionValues({ ranking_system, ...plain }: BodyOf<typeof editEdition>): EditionValues {
  const values: EditionValues = given(plain);
  if (ranking_system !== undefined) values.ranking_system = JSON.stringify(ranking_system);
  return values;
}
