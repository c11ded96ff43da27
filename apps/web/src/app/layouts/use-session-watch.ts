import { me } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';

const every = 60_000;

/**
 * Reads the own account every minute while the page is visible, and when it becomes visible again: a page that nobody touches
 * learns that its account was disabled or its session ended, and goes to the login, which says why.
 */
export function useSessionWatch(): void {
  useQuery({ ...apiQuery(me), staleTime: 10_000, refetchInterval: every, refetchOnMount: false });
}
