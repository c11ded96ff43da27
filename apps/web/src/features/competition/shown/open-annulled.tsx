import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { listMatches, type Match, type OpenPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { type NoticePlace, usePlaceOfNotice } from '#ui/page/place-of-notice.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { usePlaceName } from './match-words.ts';

type Props = { readonly open: OpenPage; readonly place: NoticePlace };

/** For organisers: the annulled matches of an open that can be given a result, since both players are known. */
export function OpenAnnulled({ open, place: shownAt }: Props) {
  const { t } = useTranslation('matches');
  const place = usePlaceName();
  const permanentFilters = { 'open._id': open._id, annulled: { $ne: null } };
  const query = apiQuery(listMatches, { query: { itemsPerPage: 100, permanentFilters } });
  const enabled = open.may.manage && (open.state === 'active' || open.state === 'finished');
  const refetchInterval = useLive(query.queryKey, [`open:${open._id}`], { enabled });
  const { data } = useQuery({ ...query, enabled, refetchInterval });
  const annulled = (data?.collection ?? []) as readonly Match[];
  const matches = annulled.filter(({ a, b }) => a !== null && b !== null);
  const isHere = usePlaceOfNotice(enabled ? data && matches.length > 0 : false) === shownAt;
  if (!isHere || matches.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{t('annulled.inOpen', { count: matches.length })}</AlertTitle>
      {open.state === 'finished' && open.champions.length === 0 && t('annulled.noChampion')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {matches.map((match) => (
          <li key={match._id}>
            <TextLink to={paths.match} params={{ matchId: match._id }}>
              {`${match.a?.name} – ${match.b?.name}`}
            </TextLink>
            {` · ${place(match)}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
