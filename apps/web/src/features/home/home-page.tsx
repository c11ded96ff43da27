import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useMe } from '#lib/session/use-me.ts';
import { Page } from '#ui/page.tsx';
import { LeaderboardCard } from './leaderboard-card.tsx';
import { UpcomingOpensCard } from './upcoming-opens-card.tsx';

/** The first page: who leads the ranking, which opens are coming, and for a player what comes next. */
export function HomePage() {
  const { t } = useTranslation('home');
  const me = useMe();
  const firstName = me?.user.name.split(' ')[0];
  return (
    <Page title={firstName ? t('greeting', { name: firstName }) : t('title')}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        <LeaderboardCard />
        <UpcomingOpensCard />
      </Box>
    </Page>
  );
}
