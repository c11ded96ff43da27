import { listTurns, type PlayerTurns } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useInterval, useLive } from '#lib/live/use-live.ts';
import { useSession } from '#lib/session/session.ts';

const query = apiQuery(listTurns);
const none: readonly PlayerTurns[] = [];
/** In milliseconds: a match that goes on, and another open of the hall, change when one's own begins. */
const minute = 60_000;

const isWaiting = (rows: readonly PlayerTurns[]): boolean =>
  rows.some(({ turns }) => turns.some(({ state }) => state === 'queued' || state === 'waiting'));

/** The next matches of the user, and of those they look after, in the opens in play; empty until they are read. */
export function useTurns(): readonly PlayerTurns[] {
  const enabled = useSession().refreshToken !== null;
  const interval = useInterval();
  const { data } = useQuery({
    ...query,
    enabled,
    refetchInterval: ({ state }) => interval || (isWaiting(state.data?.collection ?? none) && minute),
  });
  const turns = data?.collection ?? none;
  const opens = new Set(turns.map(({ open }) => open._id));
  useLive(query.queryKey, ['me', ...[...opens].map((id) => `open:${id}` as const)], { enabled });
  return turns;
}
