import type { Player } from '@topspin/contract';
import { shownRating } from '@topspin/engine';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '#lib/paths.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { RowLink } from '#ui/page/text-link.tsx';

type Props = { readonly player: Player; readonly position: number };

/** One row of the ranking: position, picture, name, rating. */
export function RankedRow({ player, position }: Props) {
  return (
    <li>
      <RowLink
        to={paths.player}
        params={{ playerId: player._id }}
        sx={{ gap: 2, minHeight: 56, mx: -1, px: 1 }}
      >
        <Typography
          variant="h2"
          component="span"
          color="textSecondary"
          sx={{ minWidth: '1.75rem', textAlign: 'right', whiteSpace: 'nowrap' }}
        >
          {position}
        </Typography>
        <PersonAvatar name={player.name} src={player.avatar} club={player.club?._id} size={36} />
        <Box
          component="span"
          sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {player.name}
        </Box>
        <Typography variant="h2" component="span">
          {shownRating(player.rating)}
        </Typography>
      </RowLink>
    </li>
  );
}
