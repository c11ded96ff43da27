import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe, type Me } from '#lib/session/use-me.ts';
import { VerifyBanner } from '#lib/session/verify-first.tsx';
import { Page } from '#ui/page/page.tsx';
import { LeaderboardCard } from './leaderboard-card.tsx';
import { UpcomingOpensCard } from './upcoming-opens-card.tsx';

const ApprovalNotice = lazy(async () => ({
  default: (await import('./approval-notice.tsx')).ApprovalNotice,
}));
const FirstStepsCard = lazy(async () => ({
  default: (await import('./first-steps-card.tsx')).FirstStepsCard,
}));
const NextMatchCard = lazy(async () => ({ default: (await import('./next-match-card.tsx')).NextMatchCard }));
const RegistrationsCard = lazy(async () => ({
  default: (await import('./registrations-card.tsx')).RegistrationsCard,
}));

/** The home page: the leaders of the ranking, upcoming opens, and for a player what comes next. */
export function HomePage() {
  const { t } = useTranslation('home');
  const me = useMe();
  const firstName = me?.user.name.split(' ')[0];
  const player = me?.player;
  return (
    <Page title={firstName ? t('greeting', { name: firstName }) : t('title')}>
      <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
        <VerifyBanner />
      </Box>
      <Suspense>{me?.user.roles.includes('admin') && <ApprovalNotice />}</Suspense>
      <Suspense>{me && isUndecided(me) && <FirstStepsCard user={me.user} />}</Suspense>
      <Suspense>{player && <NextMatchCard playerId={player._id} />}</Suspense>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        <LeaderboardCard />
        <Box sx={{ display: 'grid', gap: 3 }}>
          <UpcomingOpensCard />
          <Suspense>{me && <RegistrationsCard playerId={player?._id} />}</Suspense>
        </Box>
      </Box>
    </Page>
  );
}

/** Neither a player nor looking after one, and not asked yet. */
const isUndecided = ({ user, player }: Me): boolean =>
  player === null &&
  user.email_verified &&
  user.metadata.playersAdmin.length === 0 &&
  !user.metadata.skip_player_creation;
