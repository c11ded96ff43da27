import { listOpens, type Open } from '@topspin/contract';
import type { OpenState } from '@topspin/engine';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';

const looked = 20;

/** States of an open that asks something of its organisers, most urgent first. */
const underWay = [
  'active',
  'reception',
  'registrationClosed',
  'registrationOpen',
  'created',
] as const satisfies readonly OpenState[];

const running = apiQuery(listOpens, {
  query: {
    itemsPerPage: looked,
    sortBy: ['date_start'],
    filters: { mine: true, state: { $in: [...underWay] } },
  },
});

const urgency = ({ state }: Open): number => underWay.findIndex((one) => one === state);

/** The opens the user organises that are not over, the one in play first. */
export function useRunningOpens(enabled: boolean): readonly Open[] {
  const refetchInterval = useLive(running.queryKey, ['opens'], { enabled });
  const { data } = useQuery({ ...running, enabled, refetchInterval });
  const opens = (data?.collection ?? []) as Open[];
  return opens.toSorted((one, other) => urgency(one) - urgency(other));
}
