import {
  listClaims,
  listMyInvitations,
  listMyPlayerInvitations,
  listMyPlayInvitations,
} from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useMe } from '#lib/session/use-me.ts';

const rarelyChanges = 60_000;

/** Pending invitations to help run something. */
export const useInvitations = () => useQuery({ ...apiQuery(listMyInvitations), staleTime: rarelyChanges });

/** The claims the user decides about: of players they administer and, for admins, of players nobody administers. */
export function useClaims() {
  const user = useMe()?.user;
  const decides =
    user !== undefined && (user.metadata.playersAdmin.length > 0 || user.roles.includes('admin'));
  return useQuery({ ...apiQuery(listClaims), staleTime: rarelyChanges, enabled: decides });
}

/** How many items await the user's answer. */
export function usePendingCount(): number {
  const invitations = useInvitations().data?.collection.length ?? 0;
  const claims = useClaims().data?.collection.length ?? 0;
  const profiles =
    useQuery({ ...apiQuery(listMyPlayerInvitations), staleTime: rarelyChanges }).data?.collection.length ?? 0;
  const opens =
    useQuery({ ...apiQuery(listMyPlayInvitations, { query: { itemsPerPage: 1 } }), staleTime: rarelyChanges })
      .data?.totalFilteredRows ?? 0;
  return invitations + claims + profiles + opens;
}
