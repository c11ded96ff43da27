import { listPlayers, type Player } from '@topspin/contract';
import { shownRating } from '@topspin/engine';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { Panel } from '#ui/page/panel.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { LoadState } from '#ui/state/load-state.tsx';
import { BestByRating } from './best-by-rating.tsx';
import { RankedRow } from './ranked-row.tsx';

const size = 10;
const onPodium = 3;
/** Players without a rated match only have the initial rating, so they are not ranked. */
const whoHasPlayed = { matches_played: { $gt: 0 } };
const ranking = { sortBy: ['rating'], sortDesc: [true], filters: whoHasPlayed };
const leaders = apiQuery(listPlayers, { query: { page: 1, itemsPerPage: size, ...ranking } });

/** The ten best by rating: three on the podium, the others in a list. */
export function LeaderboardCard() {
  const { t } = useTranslation('home');
  return (
    <Panel title={t('leaderboard.title')}>
      <Leaders />
    </Panel>
  );
}

function Leaders() {
  const { t } = useTranslation('home');
  const query = useQuery(leaders);
  if (!query.data) {
    const rows = { count: size, height: 56, label: t('leaderboard.loading') };
    return <LoadState query={query} title={t('leaderboard.failed')} rows={rows} />;
  }
  const players = query.data.collection as Player[];
  if (players.length === 0)
    return <StatePanel drawing="podium" title={t('leaderboard.empty')} hint={t('leaderboard.emptyHint')} />;
  return (
    <>
      <BestByRating players={players.slice(0, onPodium)} />
      <Box component="ol" start={onPodium + 1} sx={{ listStyle: 'none', p: 0, mt: 2, mb: 1 }}>
        {players.slice(onPodium).map((player) => (
          <RankedRow key={player._id} player={player} position={positionOf(player, players)} />
        ))}
      </Box>
      <ButtonLink to={paths.leaderboard} sx={{ px: 1, ml: -1 }}>
        {t('leaderboard.all')}
      </ButtonLink>
    </>
  );
}

/** Equal shown ratings share the position of the first. */
const positionOf = ({ rating }: Player, players: readonly Player[]): number =>
  players.findIndex((first) => shownRating(first.rating) === shownRating(rating)) + 1;
