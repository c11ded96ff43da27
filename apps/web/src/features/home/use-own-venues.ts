import { listVenues, type Venue } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';

const shown = 4;
const own = apiQuery(listVenues, {
  query: { itemsPerPage: shown, filters: { mine: true }, sortBy: ['name'] },
});

/** The first venues that the user looks after; empty until known. */
export function useOwnVenues(enabled: boolean): readonly Venue[] {
  const { data } = useQuery({ ...own, enabled });
  return (data?.collection ?? []) as Venue[];
}
