import Box from '@mui/material/Box';
import { listPlaceRequests } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { Notice } from '#ui/state/notice.tsx';

/** Notifies circuit managers of opens that ask for a place; renders nothing if there are none. */
export function PlacesNotice() {
  const { t } = useTranslation('home');
  const { data } = useQuery(apiQuery(listPlaceRequests, { query: { itemsPerPage: 1 } }));
  const count = data?.totalFilteredRows ?? 0;
  if (count === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Notice tone="info" title={t('places.title', { count })}>
        <TextLink to={paths.management}>{t('places.see')}</TextLink>
      </Notice>
    </Box>
  );
}
