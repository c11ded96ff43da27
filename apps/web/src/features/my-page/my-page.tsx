import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#ui/page/page.tsx';
import { Columns } from '#ui/layout.ts';
import { BackupNotice } from './backup-notice.tsx';
import { MyOpens } from './my-opens.tsx';
import { MyPlayers } from './my-players.tsx';
import { MyRegistrations, type ShowEntrants } from './my-registrations.tsx';
import { MyVenues } from './my-venues.tsx';
import { HandedOverPanel } from './handed-over/handed-over-panel.tsx';
import { DeclinedPanel } from './pending/declined-panel.tsx';
import { PendingPanel } from './pending/pending-panel.tsx';
import { UnsentNotice } from './unsent-notice.tsx';

type Props = {
  readonly entrants: ShowEntrants;
  /** For circuit managers: the opens that ask for a place, and the editions they run. */
  readonly requests: ReactNode;
  readonly circuits: ReactNode;
};

/** What the user runs and where they play, on one page. */
export function MyPage({ entrants, requests, circuits }: Props) {
  const { t } = useTranslation('management');
  return (
    <Page title={t('title')} hint={t('hint')}>
      <Columns above="md">
        <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
          <UnsentNotice />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
          <BackupNotice />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
          <PendingPanel />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
          <HandedOverPanel />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>{requests}</Box>
        <MyOpens />
        <MyRegistrations entrants={entrants} />
        <MyPlayers entrants={entrants} />
        <MyVenues />
        {circuits}
        <DeclinedPanel />
      </Columns>
    </Page>
  );
}
