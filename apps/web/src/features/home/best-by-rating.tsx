import type { Player } from '@topspin/contract';
import { shownRating } from '@topspin/engine';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { Podium } from '#ui/podium.tsx';
import { PlainLink } from '#ui/page/text-link.tsx';

/** The first three by rating. */
export function BestByRating({ players }: { readonly players: readonly Player[] }) {
  const { t } = useTranslation('home');
  const stands = players.map((player, index) => ({ position: index + 1, who: <Stand player={player} /> }));
  return <Podium label={t('leaderboard.podium')} stands={stands} />;
}

function Stand({ player }: { readonly player: Player }) {
  const { t } = useTranslation('home');
  return (
    <PlainLink
      to={paths.player}
      params={{ playerId: player._id }}
      sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, pb: 1.5, textAlign: 'center' }}
    >
      <PersonAvatar name={player.name} src={player.avatar} club={player.club?._id} size={56} />
      <Box
        component="span"
        sx={{ fontWeight: 650, lineHeight: 1.2, maxWidth: '100%', overflowWrap: 'anywhere' }}
      >
        {player.nickname ?? player.name}
      </Box>
      <Typography
        variant="h1"
        component="span"
        aria-label={t('leaderboard.points', { rating: shownRating(player.rating) })}
      >
        {shownRating(player.rating)}
      </Typography>
    </PlainLink>
  );
}
