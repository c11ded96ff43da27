import type { Player } from '@topspin/contract';
import { shownRating } from '@topspin/engine';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { PlainLink } from '#ui/page/text-link.tsx';

/** The position of each of the first three, and the height of the table end below them. */
const places = [
  { position: 1, column: 2, height: 132 },
  { position: 2, column: 1, height: 100 },
  { position: 3, column: 3, height: 76 },
] as const;

/** The first three on three table ends, in the middle if they are fewer. */
export function Podium({ players }: { readonly players: readonly Player[] }) {
  const { t } = useTranslation('home');
  return (
    <Box
      component="ol"
      aria-label={t('leaderboard.podium')}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        mx: 'auto',
        display: 'grid',
        gridTemplateColumns: `repeat(${players.length}, minmax(0, 1fr))`,
        width: `${(100 * players.length) / places.length}%`,
        columnGap: { xs: 0.5, sm: 1.5 },
        alignItems: 'end',
      }}
    >
      {places.map(({ position, column, height }) => {
        const player = players[position - 1];
        return (
          player && (
            <Box
              key={position}
              component="li"
              sx={{ gridColumn: Math.min(column, players.length), gridRow: 1, minWidth: 0 }}
            >
              <Stand player={player} />
              <TableEnd position={position} height={height} />
            </Box>
          )
        );
      })}
    </Box>
  );
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

/** A table seen from its end: the top with its white lines, and the front with the position on it. */
function TableEnd({ position, height }: { readonly position: number; readonly height: number }) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="svg"
        viewBox="0 0 120 20"
        preserveAspectRatio="none"
        aria-hidden="true"
        sx={{ display: 'block', width: '100%', height: 20 }}
      >
        <Box
          component="path"
          d="M14 1h92L119 19H1z"
          sx={{
            fill: 'var(--mui-palette-table-main)',
            stroke: 'var(--mui-palette-table-line)',
            strokeWidth: 1.5,
            vectorEffect: 'non-scaling-stroke',
          }}
        />
        <Box
          component="path"
          d="M60 1v18"
          sx={{ stroke: 'var(--mui-palette-table-line)', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' }}
        />
      </Box>
      <Box
        sx={{
          height,
          mx: '1%',
          display: 'grid',
          placeItems: 'center',
          color: 'var(--mui-palette-table-line)',
          bgcolor: 'var(--mui-palette-table-edge)',
          borderRadius: '0 0 8px 8px',
        }}
      >
        <Typography variant="display" component="span" sx={{ fontSize: position === 1 ? '4rem' : '2.5rem' }}>
          {position}
        </Typography>
      </Box>
    </Box>
  );
}
