import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { sideColour } from '../match/match-words.ts';
import { ServeBall } from '../match/serve-ball.tsx';

type Props = {
  readonly side: Side;
  readonly name: string;
  readonly points: number;
  readonly setsWon: number;
  readonly serves: boolean;
  readonly disabled: boolean;
  readonly onPoint: () => void;
};

/** One half of the screen: a tap anywhere on it is a point for that side. The button lies over what is shown. */
export function ScoreHalf({ side, name, points, setsWon, serves, disabled, onPoint }: Props) {
  const { t } = useTranslation('matches');
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        justifyItems: 'center',
        minWidth: 0,
        p: { xs: 1.5, sm: 2 },
        color: `${sideColour[side]}.contrastText`,
        bgcolor: `${sideColour[side]}.main`,
        '&:has(button:active)': { filter: 'brightness(0.92)' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, maxWidth: '100%', minHeight: 48 }}>
        {serves && <ServeMark />}
        <Typography variant="h2" component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {name}
        </Typography>
      </Box>
      <Typography component="span" variant="score" sx={largeFigures}>
        {points}
      </Typography>
      <Typography component="span" variant="h2">
        {t('sets')} {setsWon}
      </Typography>
      <ButtonBase
        onClick={onPoint}
        disabled={disabled}
        aria-label={t('play.pointFor', { name })}
        sx={{
          position: 'absolute',
          inset: 0,
          touchAction: 'manipulation',
          userSelect: 'none',
          '&:focus-visible': { outlineOffset: -6, outlineColor: 'currentColor' },
        }}
      />
    </Box>
  );
}

/** As large as the half allows for two digits. */
const largeFigures = {
  alignSelf: 'center',
  lineHeight: 0.9,
  fontSize: {
    xs: 'clamp(6rem, min(38vw, 36svh), 20rem)',
    md: 'clamp(6rem, min(22vw, 42svh), 20rem)',
  },
} as const;

/** The ball on a dark disc, so that it is visible on either colour. */
function ServeMark() {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flex: 'none', p: '4px', borderRadius: '50%', bgcolor: '#0A1326' }}
    >
      <ServeBall size={16} />
    </Box>
  );
}
