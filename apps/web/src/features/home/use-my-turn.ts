import { listMatches, type Match } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { ownMatch, type Turn, turnIn } from './my-turn.ts';

const looked = 10;
const lookedInGroup = 100;
const goingOn = { $in: ['inPlay', 'enrolled'] };
const mine = apiQuery(listMatches, {
  query: { itemsPerPage: looked, sortBy: ['live', 'number'], filters: { mine: true, state: goingOn } },
});

/** What a player has to do next in a match: umpire, play, or wait; undefined while nothing is known of any. */
export function useMyTurn(playerId: string | undefined): Turn<Match> | undefined {
  const enabled = playerId !== undefined;
  const refetchInterval = useLive(mine.queryKey, ['me'], { enabled });
  const own = useQuery({ ...mine, enabled, refetchInterval });
  const all = (own.data?.collection ?? []) as Match[];
  const match = ownMatch(all, playerId ?? '');
  const ofGroup = apiQuery(listMatches, {
    query: { itemsPerPage: lookedInGroup, filters: { group_id: match?.group_id ?? '', state: goingOn } },
  });
  const waits = { enabled: match?.state === 'enrolled' };
  const groupInterval = useLive(ofGroup.queryKey, match ? [`open:${match.open._id}`] : [], waits);
  const group = useQuery({ ...ofGroup, ...waits, refetchInterval: groupInterval });
  if (!match || !playerId || (match.state === 'enrolled' && group.isPending)) return undefined;
  return turnIn(match, playerId, { mine: all, group: (group.data?.collection ?? []) as Match[] });
}
