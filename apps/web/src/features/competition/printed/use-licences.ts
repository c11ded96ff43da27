import { listLicences } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import type { PrintedOpen } from './use-printed-open.ts';

/** The licence numbers by player, for organisers: empty until they are read, and for everybody else. */
export function useLicences({ open }: Pick<PrintedOpen, 'open'>): ReadonlyMap<string, string> {
  const { data } = useQuery({
    ...apiQuery(listLicences, { params: { id: open._id } }),
    enabled: open.may.manage,
  });
  return new Map(data?.collection.map(({ player_id, licence }) => [player_id, licence]));
}
