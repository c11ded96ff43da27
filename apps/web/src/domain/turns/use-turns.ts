import { minute } from '@topspin/engine';
import { listTurns, type PlayerTurns } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useInterval, useLive } from '#lib/live/use-live.ts';
import { useSession } from '#lib/session/session.ts';

/** Of the user alone, or also of those they look after, who may be a whole club. */
export type Whose = 'own' | undefined;

export const turnsQuery = (whose?: Whose) => apiQuery(listTurns, { query: { whose } });
const none: readonly PlayerTurns[] = [];
const isWaiting = (rows: readonly PlayerTurns[]): boolean =>
  rows.some(({ turns }) => turns.some(({ state }) => state === 'queued' || state === 'waiting'));

/** The next matches of the user, and of those they look after, in the opens in play. */
export function useTurnsQuery(whose?: Whose) {
  const query = turnsQuery(whose);
  const enabled = useSession().refreshToken !== null;
  const interval = useInterval();
  const read = useQuery({
    ...query,
    enabled,
    // A match that goes on, and another open of the hall, change when one's own begins.
    refetchInterval: ({ state }) => interval || (isWaiting(state.data?.collection ?? none) && minute),
  });
  const opens = new Set(turnsOf(read).map(({ open }) => open._id));
  useLive(query.queryKey, ['me', ...[...opens].map((id) => `open:${id}` as const)], { enabled });
  return read;
}

/** The same without their query; empty until they are read. */
export const useTurns = (whose?: Whose): readonly PlayerTurns[] => turnsOf(useTurnsQuery(whose));

export const turnsOf = ({ data }: Pick<ReturnType<typeof useTurnsQuery>, 'data'>): readonly PlayerTurns[] =>
  data?.collection ?? none;
