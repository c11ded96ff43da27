import { listMatches, type Match, type OpenPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import type { NoticePlace } from '#ui/page/place-of-notice.ts';
import { usePlaceName } from '#domain/match/match-words.ts';
import { MatchesNotice } from './matches-notice.tsx';

type Props = { readonly open: OpenPage; readonly place: NoticePlace };

/** For organisers: the annulled matches of an open that can be given a result, since both players are known. */
export function OpenAnnulled({ open, place }: Props) {
  const { t } = useTranslation('matches');
  const placeOf = usePlaceName();
  const permanentFilters = { 'open._id': open._id, annulled: { $ne: null } };
  const enabled = open.may.manage && (open.state === 'active' || open.state === 'finished');
  const query = apiQuery(listMatches, { query: { itemsPerPage: 100, permanentFilters } });
  const refetchInterval = useLive(query.queryKey, [`open:${open._id}`], {
    enabled,
    shown: 'annulledMatches',
  });
  const { data } = useQuery({ ...query, enabled, refetchInterval });
  const annulled = (enabled ? data?.collection : []) as readonly Match[] | undefined;
  const matches = annulled
    ?.filter(({ a, b }) => a !== null && b !== null)
    .map((match) => ({
      id: match._id,
      players: `${match.a?.name} – ${match.b?.name}`,
      where: placeOf(match),
    }));
  return (
    <MatchesNotice title={t('annulled.inOpen', { count: matches?.length ?? 0 })} {...{ matches, place }}>
      {open.state === 'finished' && open.champions.length === 0 && t('annulled.noChampion')}
    </MatchesNotice>
  );
}
