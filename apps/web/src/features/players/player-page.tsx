import { getPlayer } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { isProblem } from '#lib/api/problem.ts';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { AdministratorsPanel } from './administrators-panel.tsx';
import { ClaimPanel } from './claim-panel.tsx';
import { PlayerFacts } from './player-facts.tsx';
import { RatingHistory } from './rating-history.tsx';

/** A player: who they are, and their rating history. */
export function PlayerPage() {
  const { t } = useTranslation('players');
  const { playerId } = useParams({ from: '/main/players/$playerId' });
  const { data: player, error, refetch } = useQuery(apiQuery(getPlayer, { params: { id: playerId } }));
  if (error) {
    const gone = isProblem(error, 'thing.notFound');
    return (
      <ErrorState error={error} {...(gone ? { title: t('notFound') } : { onRetry: () => void refetch() })} />
    );
  }
  if (!player) return <BallLoader />;
  return (
    <Page title={player.name} hint={player.nickname ?? undefined}>
      <ClaimPanel player={player} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 8fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <PlayerFacts player={player} />
          {player.mine && <AdministratorsPanel player={player} />}
        </Box>
        <RatingHistory player={player} />
      </Box>
    </Page>
  );
}
