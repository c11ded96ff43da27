import { listLicences } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import type { PrintedOpen } from './use-printed-open.ts';

type Licensed = {
  readonly open: { readonly _id: string; readonly may: Pick<PrintedOpen['open']['may'], 'manage'> };
  readonly pairs: readonly PairMembers[];
};
type PairMembers = {
  readonly _id: string;
  readonly members: readonly { readonly _id: string }[];
};

/** The licence numbers by what plays, of a pair those of both: for organisers. Empty until they are read, and for everybody else. */
export function useLicences({ open, pairs }: Licensed): ReadonlyMap<string, string> {
  const { data } = useQuery({
    ...apiQuery(listLicences, { params: { id: open._id } }),
    enabled: open.may.manage,
  });
  const licences = new Map(data?.collection.map(({ player_id, licence }) => [player_id, licence]));
  const ofPairs = pairs
    .filter(({ members }) => members.some(({ _id }) => licences.has(_id)))
    .map(
      ({ _id, members }) => [_id, members.map((one) => licences.get(one._id) ?? '–').join(' / ')] as const,
    );
  return new Map([...licences, ...ofPairs]);
}
