import Box from '@mui/material/Box';
import type { Open } from '@topspin/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '#lib/i18n.ts';
import { useTurns } from '#domain/turns/use-turns.ts';
import { useMe, type Me } from '#lib/session/use-me.ts';
import { VerifyBanner } from '#lib/session/verify-first.tsx';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';
import { Page } from '#ui/page/page.tsx';
import { Stack } from '#ui/layout.ts';
import { LeaderboardCard } from './leaderboard-card.tsx';
import { UpcomingOpensCard } from './upcoming-opens-card.tsx';
import { useOwnVenues } from './use-own-venues.ts';

const ApprovalNotice = lazy(async () => ({
  default: (await import('./approval-notice.tsx')).ApprovalNotice,
}));
const HandedOverNotice = lazy(async () => ({
  default: (await import('./handed-over-notice.tsx')).HandedOverNotice,
}));
const RecoveryNotice = lazy(async () => ({
  default: (await import('./recovery-notice.tsx')).RecoveryNotice,
}));
const PlacesNotice = lazy(async () => ({ default: (await import('./places-notice.tsx')).PlacesNotice }));
const FirstStepsCard = lazy(async () => ({
  default: (await import('./first-steps-card.tsx')).FirstStepsCard,
}));
const NextMatchCard = lazy(async () => {
  const [card] = await Promise.all([import('./next-match-card.tsx'), loadWords(['turns'])]);
  return { default: card.NextMatchCard };
});
const TurnsOfOthers = lazy(async () => {
  const [panel] = await Promise.all([import('#domain/turns/turns-panel.tsx'), loadWords(['turns'])]);
  return { default: panel.TurnsOfOthers };
});
const VenuesCard = lazy(async () => ({ default: (await import('./venues-card.tsx')).VenuesCard }));
const RegistrationsCard = lazy(async () => ({
  default: (await import('./registrations-card.tsx')).RegistrationsCard,
}));

type Props = {
  /** What the user organises and is under way, the most urgent first. */
  readonly running: readonly Open[];
  /** Renders it; quiet where the page's one filled button is another. */
  readonly showRunning: (opens: readonly Open[], quiet: boolean) => ReactNode;
};

/** The home page: what the user has to do now, the leaders of the ranking, and upcoming opens. */
export function HomePage({ running, showRunning }: Props) {
  const { t } = useTranslation('home');
  const me = useMe();
  const firstName = me?.user.name.split(' ')[0];
  const player = me?.player;
  const turns = useTurns();
  const venues = useOwnVenues(me !== undefined);
  const own = turns.filter((row) => row.own && row.turns.length > 0);
  const isCalled = own.some(({ turns: [turn] }) => turn?.state === 'inPlay' || turn?.state === 'due');
  const organises = running.length > 0;
  const organised = organises && (
    <Suspense fallback={<HoldsPaint />}>{showRunning(running, isCalled)}</Suspense>
  );
  return (
    <Page title={firstName ? t('greeting', { name: firstName }) : t('title')}>
      <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
        <VerifyBanner />
      </Box>
      <Suspense fallback={<HoldsPaint />}>
        {me?.user.roles.includes('admin') && (
          <>
            <RecoveryNotice />
            <HandedOverNotice />
            <ApprovalNotice />
          </>
        )}
        {me && managesCircuits(me) && <PlacesNotice />}
      </Suspense>
      <Suspense fallback={<HoldsPaint />}>
        {me && !organises && venues.length === 0 && isUndecided(me) && <FirstStepsCard user={me.user} />}
      </Suspense>
      {!isCalled && organised}
      <Suspense fallback={<HoldsPaint />}>{own.length > 0 && <NextMatchCard own={own} />}</Suspense>
      <Suspense fallback={<HoldsPaint />}>
        {turns.length > 0 && <TurnsOfOthers turns={turns} alone={own.length === 0} />}
      </Suspense>
      {isCalled && organised}
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          gridTemplateRows: { md: 'auto 1fr' },
          '& > *': { mb: 3 },
        }}
      >
        {/* On a phone one's own comes first, and beside the leaderboard where there is room. */}
        <Stack gap={3} sx={{ gridColumn: { md: 2 }, '&:empty': { display: 'none' } }}>
          <Suspense fallback={<HoldsPaint />}>{me && <RegistrationsCard playerId={player?._id} />}</Suspense>
          <Suspense fallback={<HoldsPaint />}>{venues.length > 0 && <VenuesCard venues={venues} />}</Suspense>
        </Stack>
        <Box sx={{ gridColumn: { md: 1 }, gridRow: { md: '1 / 3' } }}>
          <LeaderboardCard />
        </Box>
        <Box sx={{ gridColumn: { md: 2 } }}>
          <UpcomingOpensCard quiet={organises || isCalled} />
        </Box>
      </Box>
    </Page>
  );
}

const managesCircuits = ({ user: { roles } }: Me): boolean =>
  roles.includes('admin') || roles.includes('circuitManager');

/** Neither a player nor looking after one, without circuits or venues to manage, and not asked yet. */
const isUndecided = ({ user, player }: Me): boolean =>
  player === null &&
  !user.roles.includes('circuitManager') &&
  user.email_verified &&
  user.metadata.playersAdmin.length === 0 &&
  !user.metadata.skip_player_creation;
