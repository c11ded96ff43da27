import { hour } from '@topspin/engine';
import Box from '@mui/material/Box';
import { installation, listOutbox } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { Notice } from '#ui/state/notice.tsx';

/** Where no mail is sent, notifies admins of people who wait for a code to recover their password. */
export function RecoveryNotice() {
  const { t } = useTranslation('home');
  const sends = useQuery(apiQuery(installation)).data?.mail;
  // A code to recover a password is valid for so long.
  const [since] = useState(() => new Date(Date.now() - hour).toISOString());
  const waiting = apiQuery(listOutbox, {
    query: { filters: { kind: 'recover', created_at: { $gt: since } }, itemsPerPage: 1 },
  });
  const enabled = sends === false;
  const refetchInterval = useLive(waiting.queryKey, ['mails'], { enabled });
  const { data } = useQuery({ ...waiting, enabled, refetchInterval });
  const count = data?.totalFilteredRows ?? 0;
  if (count === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Notice tone="info" title={t('recovery.title', { count })}>
        <TextLink to={paths.outboxAdmin}>{t('recovery.see')}</TextLink>
      </Notice>
    </Box>
  );
}
