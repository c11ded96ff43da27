import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { listOpenConflicts, type OpenPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { type NoticePlace, usePlaceOfNotice } from '#ui/page/place-of-notice.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { usePlaceName } from '../shown/match-words.ts';

type Props = { readonly open: OpenPage; readonly place: NoticePlace };

/** For organisers: the matches of an open in which what a device scored waits for a decision. */
export function OpenConflicts({ open, place: shownAt }: Props) {
  const { t } = useTranslation('matches');
  const place = usePlaceName();
  const isPlayed = open.state === 'active' || open.state === 'finished';
  const query = apiQuery(listOpenConflicts, { params: { id: open._id } });
  const enabled = open.may.manage && isPlayed;
  const refetchInterval = useLive(query.queryKey, [`open:${open._id}`], { enabled });
  const { data } = useQuery({ ...query, enabled, refetchInterval });
  const isHere = usePlaceOfNotice(enabled ? data && data.collection.length > 0 : false) === shownAt;
  if (!data || !isHere || data.collection.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{t('conflict.inOpen', { count: data.collection.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.collection.map(({ match_id, a, b, table, ...where }) => (
          <li key={match_id}>
            <TextLink to={paths.match} params={{ matchId: match_id }}>
              {`${a ?? t('unknownPlayer')} – ${b ?? t('unknownPlayer')}`}
            </TextLink>
            {` · ${place(where)}`}
            {table !== null && ` · ${t('columns.table')} ${table}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
