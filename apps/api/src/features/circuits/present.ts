import type { Circuit, Edition } from '@topspin/contract';
import { conditionsOf } from '#features/opens/reads.ts';
import type { EditionRow } from './editions/store.ts';
import type { CircuitRow } from './store.ts';

export const presentCircuit = (row: CircuitRow): Circuit => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  phones: row.phones,
  email: row.email,
  count_type: row.count_type,
  count_best: row.count_best,
  ...conditionsOf(row),
  editions: row.editions,
  version: row.version,
});

export const presentEdition = (row: EditionRow): Edition => ({
  _id: row.id,
  name: row.name,
  circuit: { _id: row.circuit_id, name: row.circuit_name, ...conditionsOf(row) },
  date_start: row.date_start,
  date_end: row.date_end,
  state: row.state,
  ranking_system: row.ranking_system,
  opens: row.opens,
  version: row.version,
});
