import { fullRowsAtMost, listEditions } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { readPage } from '#lib/api/read-list.ts';

/** The editions of a circuit, the latest first. */
export const useEditionsOf = (circuitId: string) =>
  useQuery({
    queryKey: [listEditions.name, 'of', circuitId],
    queryFn: ({ signal }) =>
      readPage(listEditions, {
        query: {
          itemsPerPage: fullRowsAtMost,
          filters: { 'circuit._id': circuitId },
          sortBy: ['date_start'],
          sortDesc: [true],
        },
        signal,
      }),
  });
