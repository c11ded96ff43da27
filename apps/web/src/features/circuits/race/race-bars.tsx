import Box from '@mui/material/Box';
import type { EditionRace } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatPoints } from '../ranking/ranked-line.tsx';
import { barsAt, mostPoints } from './bars.ts';

type Props = { readonly race: EditionRace; readonly step: number };

/** In rem. */
const rowHeight = 2.75;
const moves = {
  transition: 'transform 250ms ease-out, opacity 250ms ease-out',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
};
const grows = {
  transition: 'width 250ms ease-out',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
};

/** The leaders after an open, the first on top. Everybody who ever led has a bar, so that it moves from place to place. */
export function RaceBars({ race, step }: Props) {
  const { t } = useTranslation('circuits');
  const most = mostPoints(race);
  const bars = barsAt(race, step);
  const shown = bars.filter(({ isShown }) => isShown);
  const words = shown.map(({ position, name, points }) =>
    t('race.row', { position, name, points: formatPoints(points) }),
  );
  return (
    <Box role="img" aria-label={words.join('; ')}>
      <Box
        aria-hidden
        sx={{ position: 'relative', overflow: 'hidden' }}
        style={{ height: `${rowHeight * Math.max(...race.steps.map(({ rows }) => rows.length))}rem` }}
      >
        {bars.map(({ player, name, row, position, points, isShown }) => (
          <Box
            key={player}
            sx={{ position: 'absolute', insetInline: 0, top: 0, height: `${rowHeight}rem`, ...moves }}
            style={{ transform: `translateY(${row * rowHeight}rem)`, opacity: isShown ? 1 : 0 }}
          >
            <Box sx={{ display: 'flex', gap: 1, fontWeight: 600, lineHeight: '1.5rem' }}>
              <Box component="span" sx={{ width: 28, color: 'text.secondary' }}>
                {position}
              </Box>
              <Box
                component="span"
                sx={{
                  flex: 1,
                  minWidth: 0,
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  whiteSpace: 'nowrap',
                }}
              >
                {name}
              </Box>
              <span>{formatPoints(points)}</span>
            </Box>
            <Box sx={{ ml: 4.5, height: 8, borderRadius: 1, bgcolor: 'action.hover' }}>
              <Box
                sx={{
                  height: 1,
                  borderRadius: 1,
                  bgcolor: position === 1 ? 'secondary.main' : 'primary.main',
                  ...grows,
                }}
                style={{ width: `${(100 * points) / most}%` }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
