import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TrustConsequences } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatChange } from '#lib/format.ts';
import { Stack } from '#ui/layout.ts';

/** The players whose rating changes, the biggest changes first. The page loads the texts of `trust`. */
export function RatingMoves({ players, ratings }: Pick<TrustConsequences, 'players' | 'ratings'>) {
  const { t } = useTranslation('trust');
  const more = players - ratings.length;
  return (
    <Stack gap={1}>
      <Typography variant="body2">{t('move', { count: players })}</Typography>
      <Box
        component="ul"
        // Scrolled by keyboard, too.
        tabIndex={0}
        aria-label={t('move', { count: players })}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 240, overflowY: 'auto' }}
      >
        {ratings.map(({ player, before, after }) => (
          <Box
            key={player._id}
            component="li"
            sx={{ display: 'flex', gap: 2, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {player.name}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
              {t('from', { before: Math.round(before), after: Math.round(after) })}
            </Box>
            <Box
              component="span"
              sx={{
                fontVariantNumeric: 'tabular-nums',
                fontWeight: 650,
                minWidth: '4ch',
                textAlign: 'right',
              }}
            >
              {formatChange(Math.round(after) - Math.round(before))}
            </Box>
          </Box>
        ))}
      </Box>
      {more > 0 && <Typography variant="body2">{t('more', { count: more })}</Typography>}
    </Stack>
  );
}
