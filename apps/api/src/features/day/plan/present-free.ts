import type { FreeTables } from '@topspin/contract';
import { atTables } from './at-tables.ts';
import type { Rights } from './present.ts';
import { personOf } from './present-match.ts';
import type { DayNow } from './shown-days.ts';

/** The tables of a day that are free, and the match of an open that would be called to one of them. */
export function presentFree(
  { rows, queue }: Pick<DayNow, 'rows' | 'queue'>,
  { open, rights }: { readonly open: string; readonly rights: Rights },
): FreeTables {
  const atTable = atTables(rows);
  const free = rows.tables.filter(
    ({ number, state }) => state === 'open' && atTable(number).taken === undefined,
  );
  const next = queue.find(({ match, expectedTable }) => match.open === open && expectedTable !== null)?.match;
  const match = rows.matches.find(({ id }) => id === next?.id);
  const person = personOf(rows.people);
  return {
    tables: free.length,
    match: match ? { _id: match.id, a: person(match.a, open), b: person(match.b, open) } : null,
    day_id: rows.day.id,
    opens: [...rights].flatMap(([id, { sees }]) => (sees ? [id] : [])),
  };
}
