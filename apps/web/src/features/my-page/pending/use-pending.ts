import {
  countPending,
  listClaims,
  listMyInvitations,
  listMyPlayerInvitations,
  listMyPlayInvitations,
  listPartnerNews,
  listRegistrationNotices,
} from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { useMe } from '#lib/session/use-me.ts';

const rarelyChanges = 60_000;
const all = { query: { itemsPerPage: 100 } };

/** Invitations to help run something: pending, or declined and still to be accepted. */
export const useInvitations = () => useQuery({ ...apiQuery(listMyInvitations), staleTime: rarelyChanges });

/** The claims the user decides about: of players they administer and, for admins, of players nobody administers. */
function useClaims() {
  const user = useMe()?.user;
  const { playersAdmin = [], kept_profiles_count: kept = 0 } = user?.metadata ?? {};
  const decides = playersAdmin.length > 0 || kept > 0 || user?.roles.includes('admin') === true;
  return useQuery({ ...apiQuery(listClaims), staleTime: rarelyChanges, enabled: decides });
}

/** Everything that awaits the user's answer, as far as it is loaded. */
export const usePending = () => ({
  invitations: (useInvitations().data?.collection ?? []).filter(({ declined }) => !declined),
  claims: useClaims().data?.collection ?? [],
  offers: useQuery(apiQuery(listMyPlayerInvitations)).data?.collection ?? [],
  plays: useInfiniteList(listMyPlayInvitations, all).rows,
  partners: useInfiniteList(listPartnerNews, all).rows,
  notices: useInfiniteList(listRegistrationNotices, all).rows,
});

/** How many items await the user's answer. */
export const usePendingCount = (): number =>
  useQuery({ ...apiQuery(countPending), staleTime: rarelyChanges }).data?.count ?? 0;
