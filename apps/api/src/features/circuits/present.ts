import type { Circuit, Edition } from '@topspin/contract';
import type { EditionRow } from './editions/store.ts';
import type { CircuitRow } from './store.ts';

type Range = { readonly min: number; readonly max: number } | null;

const range = (min: number | null, max: number | null): Range =>
  min === null || max === null ? null : { min, max };

export const presentCircuit = (row: CircuitRow): Circuit => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  phones: row.phones,
  email: row.email,
  count_type: row.count_type,
  count_best: row.count_best,
  age_range: range(row.age_min, row.age_max),
  rating_range: range(row.rating_min, row.rating_max),
  functional_diversity: row.functional_diversity,
  editions: row.editions,
  version: row.version,
});

export const presentEdition = (row: EditionRow): Edition => ({
  _id: row.id,
  name: row.name,
  circuit: {
    _id: row.circuit_id,
    name: row.circuit_name,
    age_range: range(row.age_min, row.age_max),
    rating_range: range(row.rating_min, row.rating_max),
    functional_diversity: row.functional_diversity,
  },
  date_start: row.date_start,
  date_end: row.date_end,
  state: row.state,
  ranking_system: row.ranking_system,
  opens: row.opens,
  version: row.version,
});
