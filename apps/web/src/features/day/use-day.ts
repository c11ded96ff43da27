import { type Day, getOpenDay, getVenueDay, type LiveTopic } from '@topspin/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { apiQuery, queries } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';

/** In milliseconds, after the instant at which somebody has rested. */
const margin = 500;

/** The day of an open, or one at a venue. */
export type WhichDay = { readonly open: string } | { readonly venue: string; readonly date: string };

const queryOf = (which: WhichDay) =>
  'open' in which
    ? apiQuery(getOpenDay, { params: { id: which.open } })
    : apiQuery(getVenueDay, { params: { id: which.venue }, query: { date: which.date } });

/** A day, read again when something of it changes, when a rest or a fixed time ends, and when a call is due. */
export function useDay(which: WhichDay): UseQueryResult<Day> {
  const query = queryOf(which);
  const known = queries.getQueryData(query.queryKey);
  const interval = useLive(query.queryKey, known ? topicsOf(known) : []);
  return useQuery({
    ...query,
    refetchInterval: interval || ((state) => (state.state.data ? untilNext(state.state.data) : false)),
  });
}

/** What changes a day: itself, and its opens as far as the user may know of them. */
export const topicsOf = ({ _id: id, opens }: Day): LiveTopic[] => [
  `day:${id}`,
  ...opens.filter(isKnown).map((open): LiveTopic => `open:${open._id}`),
];

const isKnown = ({ name }: Day['opens'][number]): boolean => name !== null;

/** In milliseconds, by the server's clock: until a match that waits for a time can be called, or a call is due. */
function untilNext({ queue, calls, at }: Day): number | false {
  const now = Date.parse(at);
  const rests = queue.flatMap(({ waits }) => waits.map(({ until }) => until));
  const due = calls.flatMap(({ next_at, walkover_at }) => [next_at, walkover_at]);
  const times = [...rests, ...due].flatMap((time) => (time === null ? [] : [Date.parse(time)]));
  const left = Math.min(...times.filter((time) => time > now)) - now;
  return Number.isFinite(left) ? left + margin : false;
}
