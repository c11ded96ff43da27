import { useNavigate, useParams, useSearch, type LinkProps } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';

/** Where the table plan is, in the search of a match that was opened from it: with its open, or at a venue on a date; and from which table. */
type FromTables = { readonly tables: string; readonly table?: number };

const withOpen = 'open';

type TablesLink = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash' | 'hashScrollIntoView'>;

/** For links from a table of the plan to its match, whose page leads back to it. */
export function useFromTables(table: number | null): FromTables {
  const { venueId, date } = useParams({ strict: false });
  return { tables: venueId && date ? `${venueId}/${date}` : withOpen, ...(table !== null && { table }) };
}

/** Back to the table plan that a match was opened from, as a link; null if it was not. The plan itself scrolls to the table, once. */
export function useTablesLink(openId: string): TablesLink | null {
  const { tables, table } = readFromTables(useSearch({ strict: false }));
  if (tables === undefined) return null;
  const link = tablesAt(tables, openId);
  return table === undefined ? link : { ...link, hash: anchorOf(table), hashScrollIntoView: false };
}

/** What of an address says that its page was opened from the table plan. */
export function readFromTables(address: Readonly<Record<string, unknown>>): Partial<FromTables> {
  const { tables, table } = address;
  return {
    ...(typeof tables === 'string' && { tables }),
    ...(typeof table === 'number' && { table }),
  };
}

/** The anchor of a table in the plan. */
export const anchorOf = (table: number): string => `table-${table}`;

/** The table plan that the search of a match names. */
export function tablesAt(tables: string, openId: string): TablesLink {
  const [venueId = '', date] = tables.split('/');
  return date === undefined
    ? { to: paths.open, params: { openId }, search: { tab: 'tables' } }
    : { to: paths.venueDay, params: { venueId, date } };
}

/** Goes back there; undefined where there is nothing to go back to. */
export function useBackToTables(openId: string): (() => void) | undefined {
  const navigate = useNavigate();
  const link = useTablesLink(openId);
  return link ? () => void navigate(link) : undefined;
}
