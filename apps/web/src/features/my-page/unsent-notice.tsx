import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { listUnsentMails } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { formatList, formatMoment } from '#lib/format.ts';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { Notice } from '#ui/state/notice.tsx';

/** Notifies an organiser of mails about their opens that could not be sent; renders nothing if there are none. */
export function UnsentNotice() {
  const { t } = useTranslation('management');
  const mails = useQuery(apiQuery(listUnsentMails)).data?.collection ?? [];
  if (mails.length === 0) return null;
  return (
    <Notice tone="error" title={t('unsent.title', { count: mails.length })}>
      {t('unsent.hint')}
      <List disablePadding sx={{ mt: 1 }} aria-label={t('unsent.title', { count: mails.length })}>
        {mails.map(({ _id, subject, players, created_at: at }) => (
          <Box component="li" key={_id}>
            <TwoLines first={subject} second={[formatList(players), formatMoment(at)]} />
          </Box>
        ))}
      </List>
    </Notice>
  );
}
