import type { Leader } from '@topspin/contract';
import { shownRating } from '@topspin/engine';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { formatNumber } from '#lib/format.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { RatingChart } from '../rating-history.tsx';

type Props = { readonly row: Leader; readonly onClose: () => void };

/** A player of the leaderboard: place, rating, and how it came about. */
export function LeaderDialog({ row: { player, position, rating, matches_played }, onClose }: Props) {
  const { t } = useTranslation('ranking');
  return (
    <Modal
      title={player.name}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <ButtonLink to={paths.player} params={{ playerId: player._id }} variant="contained">
          {t('profile')}
        </ButtonLink>
      }
    >
      <Typography variant="h2" component="p">
        {t('place', { position: formatNumber(position) })} · {shownRating(rating)}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {[player.club, t('leaderboard.matches', { count: matches_played })].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('leaderboard.history')}
      </Typography>
      <RatingChart player={player} />
    </Modal>
  );
}
