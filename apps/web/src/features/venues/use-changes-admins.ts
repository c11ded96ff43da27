import { listVenueAdmins } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useMe } from '#lib/session/use-me.ts';

/** Whether the user is the venue's main admin, or one of the installation: they change who runs it, and delete it. */
export function useChangesAdmins(venueId: string): boolean {
  const me = useMe()?.user;
  const admins = useQuery(apiQuery(listVenueAdmins, { params: { id: venueId } })).data?.collection;
  const isMain = admins?.some(({ role, user }) => role === 'admin' && user?._id === me?._id) ?? false;
  return isMain || (me?.roles.includes('admin') ?? false);
}
