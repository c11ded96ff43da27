import type { BodyOf, editCircuit, editEdition } from '@topspin/contract';
import type { Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';

type CircuitValues = Partial<Insertable<Database['circuits']>>;
type EditionValues = Partial<Insertable<Database['editions']>>;

/** The given fields of a circuit as columns: absent stays absent, null clears. */
export function circuitValues(given: BodyOf<typeof editCircuit>): CircuitValues {
  const { description, phones, age_range, rating_range, ...plain } = given;
  const values: CircuitValues = present(plain);
  if (description !== undefined) values.description = JSON.stringify(description);
  if (phones !== undefined) values.phones = JSON.stringify(phones);
  if (age_range !== undefined) {
    values.age_min = age_range?.min ?? null;
    values.age_max = age_range?.max ?? null;
  }
  if (rating_range !== undefined) {
    values.rating_min = rating_range?.min ?? null;
    values.rating_max = rating_range?.max ?? null;
  }
  return values;
}

/** The given fields of an edition as columns. */
export function editionValues({ ranking_system, ...plain }: BodyOf<typeof editEdition>): EditionValues {
  const values: EditionValues = present(plain);
  if (ranking_system !== undefined) values.ranking_system = JSON.stringify(ranking_system);
  return values;
}

const present = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
