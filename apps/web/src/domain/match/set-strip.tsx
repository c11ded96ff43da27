import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SetScore, Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { sideColour } from './match-words.ts';

type Props = { readonly sets: readonly SetScore[] };

/** The scores of a match's sets in a row, with the winner's points in bold. */
export function SetStrip({ sets }: Props) {
  const { t } = useTranslation('match');
  if (sets.length === 0) return null;
  return (
    <Box component="ol" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {sets.map((score, index) => (
        <Box
          component="li"
          key={index}
          sx={{
            px: 1.5,
            py: 0.75,
            position: 'relative',
            minWidth: 56,
            textAlign: 'center',
            borderRadius: 1,
            bgcolor: 'var(--mui-palette-quiet)',
          }}
        >
          <VisuallyHidden>{t('set', { number: index + 1 })}</VisuallyHidden>
          <SetPoints score={score} side="a" />
          <Typography component="span" color="textSecondary" sx={{ mx: 0.5 }}>
            –
          </Typography>
          <SetPoints score={score} side="b" />
        </Box>
      ))}
    </Box>
  );
}

function SetPoints({ score, side }: { readonly score: SetScore; readonly side: Side }) {
  const won = score[side] > score[side === 'a' ? 'b' : 'a'];
  return (
    <Typography
      component="span"
      sx={{
        fontStretch: '75%',
        fontWeight: won ? 850 : 500,
        color: won ? `${sideColour[side]}.main` : 'text.secondary',
      }}
    >
      {score[side]}
    </Typography>
  );
}
