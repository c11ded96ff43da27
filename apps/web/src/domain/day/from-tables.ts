import { useNavigate, useParams, useSearch, type LinkProps } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';

/** Where the table plan is, in the search of a match that was opened from it: with its open, or at a venue on a date. */
type FromTables = { readonly tables: string };

const withOpen = 'open';

type TablesLink = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** For links from the table plan to a match, so that its page leads back. */
export function useFromTables(): FromTables {
  const { venueId, date } = useParams({ strict: false });
  return { tables: venueId && date ? `${venueId}/${date}` : withOpen };
}

/** Back to the table plan that a match was opened from, as a link; null if it was not. */
export function useTablesLink(openId: string): TablesLink | null {
  const { tables }: { readonly tables?: unknown } = useSearch({ strict: false });
  return typeof tables === 'string' ? tablesAt(tables, openId) : null;
}

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
