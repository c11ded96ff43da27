import { listPlayerMatches } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { MatchRow } from './match-row.tsx';

type Props = {
  readonly playerId: string;
  /** Only the matches with this player. */
  readonly against?: string;
};

/** A player's matches: in play and upcoming ones first, then the latest results. */
export function PlayerMatches({ playerId, against }: Props) {
  const { t } = useTranslation('matches');
  const both = { $in: [playerId, against ?? ''] };
  const list = useInfiniteList(listPlayerMatches, {
    params: { id: playerId },
    ...(against !== undefined && { query: { filters: { 'a._id': both, 'b._id': both } } }),
  });
  return (
    <InfiniteList list={list} label={t('title')} emptyTitle={t('none')} rowHeight={88}>
      {(match) => <MatchRow key={match._id} match={match} />}
    </InfiniteList>
  );
}
