import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { sideColour } from './match-words.ts';
import { ServeBall } from './serve-ball.tsx';

type Props = {
  readonly side: Side;
  readonly name: string;
  readonly points: number;
  readonly setsWon: number;
  readonly serves: boolean;
  readonly disabled: boolean;
  readonly onPoint: () => void;
};

/** One half of the screen: a tap anywhere on it is a point for that side. */
export function ScoreHalf({ side, name, points, setsWon, serves, disabled, onPoint }: Props) {
  const { t } = useTranslation('matches');
  return (
    <ButtonBase
      onClick={onPoint}
      disabled={disabled}
      aria-label={t('play.pointFor', { name })}
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        justifyItems: 'center',
        minHeight: { xs: '38svh', md: '44svh' },
        p: 2,
        borderRadius: 1.5,
        color: `${sideColour[side]}.contrastText`,
        bgcolor: `${sideColour[side]}.main`,
        '&:active': { filter: 'brightness(0.92)' },
        '&:disabled': { opacity: 0.6 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, maxWidth: '100%', minHeight: 44 }}>
        <ServeMark shown={serves} />
        <Typography variant="h2" component="span" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      </Box>
      <Typography
        component="span"
        variant="score"
        sx={{ alignSelf: 'center', fontSize: 'clamp(6rem, 26vmin, 16rem)', lineHeight: 0.9 }}
      >
        {points}
      </Typography>
      <Typography component="span" variant="h2">
        {t('sets')}: {setsWon}
      </Typography>
    </ButtonBase>
  );
}

/** The ball on a white ring, so that it is seen on either colour. */
function ServeMark({ shown }: { readonly shown: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        p: '4px',
        borderRadius: '50%',
        bgcolor: shown ? '#0A1326' : 'transparent',
      }}
    >
      <ServeBall shown={shown} size={16} />
    </Box>
  );
}
