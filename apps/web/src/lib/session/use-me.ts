import { me, type AnswerOf } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useSession } from './session.ts';

export type Me = AnswerOf<typeof me>;

const rarelyChanges = 5 * 60_000;

/** What the account may create; nothing until loaded. */
export const useMay = (): Me['user']['may'] => useMe()?.user.may ?? nothing;

const nothing = { create_opens: false, create_venues: false, give_ratings: false };

/** The logged-in account and its player; undefined until loaded. */
export function useMe(): Me | undefined {
  const { refreshToken } = useSession();
  return useQuery({ ...apiQuery(me), staleTime: rarelyChanges, enabled: refreshToken !== null }).data;
}
