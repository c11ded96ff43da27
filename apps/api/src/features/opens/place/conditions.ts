import type { EntryConditions } from '@topspin/engine';

type Columns = {
  readonly age_min: number | null;
  readonly age_max: number | null;
  readonly rating_min: number | null;
  readonly rating_max: number | null;
  readonly functional_diversity: boolean;
};

/** Both ends of a range, or null for none. */
export const range = (min: number | null, max: number | null) =>
  min === null || max === null ? null : { min, max };

/** The conditions of entry of an open, or of the opens of a circuit. */
export const conditionsOf = (row: Columns): EntryConditions => ({
  age_range: range(row.age_min, row.age_max),
  rating_range: range(row.rating_min, row.rating_max),
  functional_diversity: row.functional_diversity,
});

type GivenRange = { readonly min: number; readonly max: number } | null | undefined;

/** The given ranges as columns: absent stays absent, null clears. */
export const rangeColumns = ({
  age_range: age,
  rating_range: rating,
  rating_sum_range: sum,
}: Readonly<Partial<Record<'age_range' | 'rating_range' | 'rating_sum_range', GivenRange>>>) => ({
  ...(age !== undefined && { age_min: age?.min ?? null, age_max: age?.max ?? null }),
  ...(rating !== undefined && { rating_min: rating?.min ?? null, rating_max: rating?.max ?? null }),
  ...(sum !== undefined && { rating_sum_min: sum?.min ?? null, rating_sum_max: sum?.max ?? null }),
});
