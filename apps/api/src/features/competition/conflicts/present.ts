import { errorCodes, type Conflict, type ConflictDecision, type Language } from '@topspin/contract';
import { errorText } from '#http/answer/texts.ts';
import type { ConflictRow } from '#features/competition/store/conflicts.ts';

type Reading = { readonly lang: Language; readonly may: readonly ConflictDecision[] };

/** A conflict in the API's format, with the decisions that the caller may make. */
export const presentConflict = (row: ConflictRow, { lang, may }: Reading): Conflict => ({
  _id: row.id,
  based_on: row.based_on,
  based_on_id: row.based_on_id,
  events: [...row.events],
  why: whyRefused(row.code, lang),
  by: row.by,
  table: row.table,
  may: [...may],
  at: row.created_at.toISOString(),
  decided:
    row.decision === null || row.decided_at === null
      ? null
      : { decision: row.decision, by: row.decided_by, at: row.decided_at.toISOString() },
});

function whyRefused(code: string | null, lang: Language): string | null {
  const known = errorCodes.find((one) => one === code);
  return known === undefined ? null : errorText(known, lang).message;
}
