import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#db/schema.generated.ts';

/** The columns that an edit changes, for its audit entry. */
export type AuditChange = {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
};

/** Whether what a column holds is what is going to be written to it; JSON is written as text, an instant maybe so. */
function isSame(held: unknown, written: unknown): boolean {
  if (held instanceof Date)
    return (written instanceof Date || typeof written === 'string') && +held === +new Date(written);
  if (typeof held === 'object' && held !== null && typeof written === 'string')
    return isDeepStrictEqual(held, JSON.parse(written));
  return isDeepStrictEqual(held, written);
}

/** Texts and contacts, in which anybody may be mentioned, and values too long to read. */
const notKept = {
  circuits: ['description', 'phones', 'email'],
  editions: ['ranking_system'],
  opens: ['description', 'contact'],
  venues: ['description', 'accessibility', 'contacts'],
} as const satisfies { readonly [Table in keyof Database]?: readonly (keyof Database[Table])[] };

/**
 * The columns of a row to which an edit gives another value, before and after. Of those above only the names are kept, as `fields`:
 * the log outlives their values.
 */
export function changeOf(table: keyof typeof notKept, row: object, values: object): AuditChange {
  const unsaid: readonly string[] = notKept[table];
  const held = new Map(Object.entries(row));
  const changed = Object.entries(values).filter(
    ([column, value]) => value !== undefined && !isSame(held.get(column), value),
  );
  const said = changed.filter(([column]) => !unsaid.includes(column));
  const fields = changed.map(([column]) => column).filter((column) => unsaid.includes(column));
  return {
    before: Object.fromEntries(said.map(([column]) => [column, held.get(column)])),
    after: { ...Object.fromEntries(said), ...(fields.length > 0 && { fields }) },
  };
}
