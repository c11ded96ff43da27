import { type Day, getOpenDay, getVenueDay, listUmpires, type UmpireOfDay } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, invalidate } from '#lib/api/query.ts';

const none: readonly UmpireOfDay[] = [];

/** The people who may umpire on a day. */
export function useUmpires(day: Day): readonly UmpireOfDay[] {
  const { data } = useQuery(apiQuery(listUmpires, { params: { id: day._id } }));
  return data?.collection ?? none;
}

/** After somebody was given a match, or a volunteer came or went. */
export const readAgain = () => invalidate(listUmpires, getOpenDay, getVenueDay);
