import Box from '@mui/material/Box';
import { listHandedOver } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { Notice } from '#ui/state/notice.tsx';

/** Notifies admins of players who passed to them from erased accounts; renders nothing if there are none. */
export function HandedOverNotice() {
  const { t } = useTranslation('home');
  const { data } = useQuery(apiQuery(listHandedOver));
  const count = data?.collection.filter(({ kind }) => kind === 'player').length ?? 0;
  if (count === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Notice tone="info" title={t('handedOver.title', { count })}>
        <TextLink to={paths.management}>{t('handedOver.see')}</TextLink>
      </Notice>
    </Box>
  );
}
