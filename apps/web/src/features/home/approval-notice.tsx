import Box from '@mui/material/Box';
import { getTrust } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { Notice } from '#ui/state/notice.tsx';
import { TextLink } from '#ui/page/text-link.tsx';

/** Notifies admins of opens awaiting approval; renders nothing if there are none. */
export function ApprovalNotice() {
  const { t } = useTranslation('home');
  const { data } = useQuery(apiQuery(getTrust));
  if (!data || data.waiting.opens === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Notice tone="info" title={t('approval.title', { count: data.waiting.opens })}>
        <TextLink to={paths.organisersAdmin}>{t('approval.see')}</TextLink>
      </Notice>
    </Box>
  );
}
