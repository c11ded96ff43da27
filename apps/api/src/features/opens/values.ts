import type { BodyOf, editOpen } from '@topspin/contract';
import type { Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';

type Values = Partial<Insertable<Database['opens']>>;

/** Rounded to the contract's precision: PostgreSQL would store and compare further digits. */
export const inMilliseconds = (instant: string): Date => new Date(instant);

/** The given fields of an open as columns: absent stays absent, null clears. */
export function openValues(given: BodyOf<typeof editOpen>): Values {
  const { age_range, rating_range, description, ...plain } = given;
  const values: Values = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  if (description !== undefined) values.description = JSON.stringify(description ?? []);
  if (age_range !== undefined) {
    values.age_min = age_range?.min ?? null;
    values.age_max = age_range?.max ?? null;
  }
  if (rating_range !== undefined) {
    values.rating_min = rating_range?.min ?? null;
    values.rating_max = rating_range?.max ?? null;
  }
  if (given.date_start !== undefined) values.date_start = inMilliseconds(given.date_start);
  if (given.date_end !== undefined) values.date_end = inMilliseconds(given.date_end);
  return values;
}
