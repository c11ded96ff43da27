import { type Day, getOpenDay, getVenueDay, listUmpires } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, invalidate } from '#lib/api/query.ts';

/** The people who may umpire on a day. */
export const useUmpires = (day: Day) => useQuery(apiQuery(listUmpires, { params: { id: day._id } }));

/** After somebody was given a match, or a volunteer came or went. */
export const readAgain = () => invalidate(listUmpires, getOpenDay, getVenueDay);
