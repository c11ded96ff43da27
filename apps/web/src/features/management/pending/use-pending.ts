import {
  listClaims,
  listMyInvitations,
  listMyPlayerInvitations,
  listMyPlayInvitations,
} from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useMe } from '#lib/session/use-me.ts';

const seldomChanges = 60_000;

/** The invitations to look after something that wait for one's answer. */
export const useInvitations = () => useQuery({ ...apiQuery(listMyInvitations), staleTime: seldomChanges });

/** The claims one decides about: of players one administers, for an admin also of those whom nobody does. */
export function useClaims() {
  const user = useMe()?.user;
  const decides =
    user !== undefined && (user.metadata.playersAdmin.length > 0 || user.roles.includes('admin'));
  return useQuery({ ...apiQuery(listClaims), staleTime: seldomChanges, enabled: decides });
}

/** How much waits for an answer of one's own. */
export function usePendingCount(): number {
  const invitations = useInvitations().data?.collection.length ?? 0;
  const claims = useClaims().data?.collection.length ?? 0;
  const profiles =
    useQuery({ ...apiQuery(listMyPlayerInvitations), staleTime: seldomChanges }).data?.collection.length ?? 0;
  const opens =
    useQuery({ ...apiQuery(listMyPlayInvitations, { query: { itemsPerPage: 1 } }), staleTime: seldomChanges })
      .data?.totalFilteredRows ?? 0;
  return invitations + claims + profiles + opens;
}
