import type { BodyOf, editOpen } from '@topspin/contract';
import type { Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import { given } from '#http/given.ts';
import { rangeColumns } from './place/conditions.ts';

type Values = Partial<Insertable<Database['opens']>>;

/** Rounded to the contract's precision: PostgreSQL would store and compare further digits. */
export const inMilliseconds = (instant: string): Date => new Date(instant);

/** The given fields of an open as columns: absent stays absent, null clears. */
export function openValues(edit: BodyOf<typeof editOpen>): Values {
  const { age_range, rating_range, rating_sum_range, description, ...plain } = edit;
  const values: Values = {
    ...given(plain),
    ...rangeColumns({ age_range, rating_range, rating_sum_range }),
  };
  if (description !== undefined) values.description = JSON.stringify(description ?? []);
  if (edit.date_start !== undefined) values.date_start = inMilliseconds(edit.date_start);
  if (edit.date_end !== undefined) values.date_end = inMilliseconds(edit.date_end);
  return values;
}
