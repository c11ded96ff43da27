import { type AnswerOf, listOpenConflicts, type OpenPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery, queries } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import type { NoticePlace } from '#ui/page/place-of-notice.ts';
import { usePlaceName } from '#domain/match/match-words.ts';
import { MatchesNotice } from '../shown/matches-notice.tsx';

type Props = { readonly open: OpenPage; readonly place: NoticePlace };

/** For organisers: the matches of an open in which what a device scored waits for a decision. */
export function OpenConflicts({ open, place }: Props) {
  const { t } = useTranslation(['matches', 'match']);
  const placeOf = usePlaceName();
  const isPlayed = open.state === 'active' || open.state === 'finished';
  const enabled = open.may.manage && isPlayed;
  const query = apiQuery(listOpenConflicts, { params: { id: open._id } });
  const known = queries.getQueryData<AnswerOf<typeof listOpenConflicts>>(query.queryKey);
  const refetchInterval = useLive(query.queryKey, [`open:${open._id}`], {
    enabled,
    shown: known?.collection.length === 0 ? 'noConflicts' : undefined,
  });
  const { data } = useQuery({ ...query, enabled, refetchInterval });
  const conflicts = enabled ? data?.collection : [];
  const matches = conflicts?.map(({ match_id: id, a, b, table, ...where }) => ({
    id,
    players: `${a ?? t('match:unknownPlayer')} – ${b ?? t('match:unknownPlayer')}`,
    where: [placeOf(where), table !== null && `${t('columns.table')} ${table}`].filter(Boolean).join(' · '),
  }));
  return (
    <MatchesNotice title={t('conflict.inOpen', { count: matches?.length ?? 0 })} {...{ matches, place }} />
  );
}
