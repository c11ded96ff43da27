import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MatchPage } from '@topspin/contract';
import { type ServeCount, sides } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { personIn } from '#domain/match/pair-words.ts';

type Props = { readonly match: MatchPage; readonly serves: readonly ServeCount[] };

/** In doubles: what each of the four won on their own serve, each pair on its side as above. */
export function ServesOfFour({ match, serves }: Props) {
  const { t } = useTranslation('matches');
  const isKnown = serves.some(({ won, lost }) => won + lost > 0);
  if (!isKnown) return null;
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography component="h3" variant="body2" color="textSecondary" sx={{ textAlign: 'center', mb: 1 }}>
        {t('statistics.serves')}
      </Typography>
      <Box sx={columns}>
        {sides.map((side) => (
          <Box key={side} component="dl" sx={{ m: 0, textAlign: side === 'a' ? 'right' : 'left' }}>
            {serves
              .filter((count) => count.side === side)
              .map((count) => (
                <Box key={count.place} sx={{ mb: 1 }}>
                  <Typography component="dt" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
                    {personIn(match, count)}
                  </Typography>
                  <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                    {t('statistics.servesWon', { won: count.won, total: count.won + count.lost })}
                  </Typography>
                </Box>
              ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
} as const;
