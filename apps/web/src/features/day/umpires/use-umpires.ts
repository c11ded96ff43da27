import { type Day, getOpenDay, getVenueDay, listUmpires } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, invalidate } from '#lib/api/query.ts';

/** The people who may umpire on a day, as they are when they are listed: each call, and each absence, changes who may. */
export const useUmpires = (day: Day) =>
  useQuery({ ...apiQuery(listUmpires, { params: { id: day._id } }), staleTime: 0 });

/** After somebody was given a match, or a volunteer came or went. */
export const readAgain = () => invalidate(listUmpires, getOpenDay, getVenueDay);
