import { type Day, getOpenDay, getVenueDay, type LiveTopic } from '@topspin/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { apiQuery, queries } from '#lib/api/query.ts';
import { readOfDay, useFollowedDay } from './followed-day.ts';

/** The day of an open, or one at a venue. */
export type WhichDay = { readonly open: string } | { readonly venue: string; readonly date: string };

function readOf(which: WhichDay) {
  if ('open' in which) {
    const input = { params: { id: which.open } };
    return {
      ...apiQuery(getOpenDay, input),
      read: (signal: AbortSignal) => call(getOpenDay, { ...input, signal }),
    };
  }
  const input = { params: { id: which.venue }, query: { date: which.date } };
  return {
    ...apiQuery(getVenueDay, input),
    read: (signal: AbortSignal) => call(getVenueDay, { ...input, signal }),
  };
}

/** A day, kept as it is by the changes of its stream. */
export function useDay(which: WhichDay): UseQueryResult<Day> {
  const { queryKey, read } = readOf(which);
  const known = queries.getQueryData<Day>(queryKey);
  return useQuery({
    ...readOfDay(queryKey, read),
    refetchInterval: useFollowedDay(queryKey, known && `plan:${known._id}`),
  });
}

/** What changes what is made of a day: itself, and its opens as far as the user may know of them. */
export const topicsOf = ({ _id: id, opens }: Day): LiveTopic[] => [
  `day:${id}`,
  ...opens.filter(isKnown).map((open): LiveTopic => `open:${open._id}`),
];

const isKnown = ({ name }: Day['opens'][number]): boolean => name !== null;
