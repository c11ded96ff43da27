import { me } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';

/**
 * Reads the own account again when it changes, and when the page becomes visible again: a page that nobody touches
 * learns that its account was disabled or its session ended, and goes to the login, which says why.
 */
export function useSessionWatch(): void {
  const account = apiQuery(me);
  const refetchInterval = useLive(account.queryKey, ['me']);
  useQuery({ ...account, staleTime: 10_000, refetchInterval, refetchOnMount: false });
}
