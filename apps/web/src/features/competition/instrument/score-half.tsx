import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Side } from '@topspin/engine';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sideColour } from '#domain/match/match-words.ts';
import { ServeBall } from '#domain/match/serve-ball.tsx';
import { clamped } from '#ui/layout.ts';
import { sideways } from './frame.tsx';
import { markColumn, markRow, Marks } from './marks.tsx';

type Props = {
  readonly side: Side;
  readonly name: string;
  /** In doubles: both names, with who serves to whom once that is known. */
  readonly people?: ReactNode;
  readonly points: number;
  readonly setsWon: number;
  readonly serves: boolean;
  readonly cards: number;
  readonly timeoutUsed: boolean;
  readonly onPoint: (side: Side) => void;
};

/** One half of the screen: a tap anywhere on it is a point for that side. The button lies over what is shown. */
export const ScoreHalf = memo(function ScoreHalf(props: Props) {
  const { t } = useTranslation(['matches', 'match']);
  const { side, name, people, points, setsWon, serves, cards, timeoutUsed, onPoint } = props;
  return (
    <Box sx={halves[side]}>
      <Box sx={heading}>
        {!people && (
          <Box component="span" sx={serves ? disc : noDisc}>
            <ServeBall size={18} shown={serves} />
          </Box>
        )}
        <Typography variant="h2" component="span" data-half-name sx={people ? namesOfPair : nameOfSide}>
          {people ?? name}
        </Typography>
      </Box>
      <Marks shown={cards} timeoutUsed={timeoutUsed} />
      <Box sx={figuresPlace}>
        <Typography component="span" variant="score" data-figures sx={largeFigures}>
          {points}
        </Typography>
      </Box>
      <Typography component="span" variant="h2" data-half-sets sx={setsOfSide}>
        {t('match:sets')} <b>{setsWon}</b>
      </Typography>
      <ButtonBase
        onClick={() => onPoint(side)}
        data-half={side}
        aria-label={t('play.pointFor', { name })}
        sx={button}
      />
    </Box>
  );
});

const half = (side: Side) =>
  ({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: `min(4.5rem, 11.25cqh) ${markRow} minmax(0, 1fr) auto`,
    justifyItems: 'center',
    minWidth: 0,
    overflow: 'hidden',
    p: { xs: 1, sm: 2 },
    color: `${sideColour[side]}.contrastText`,
    bgcolor: `${sideColour[side]}.main`,
    '&:has(button:active)': { filter: 'brightness(0.92)' },
    [sideways]: {
      gridTemplateColumns: `${markColumn} minmax(0, 1fr) ${markColumn}`,
      gridTemplateRows: 'min(2.25rem, 10cqh) minmax(0, 1fr) auto',
      py: 0.5,
    },
  }) as const;

/** Made once, since making styles takes longer than showing a point. */
const halves = { a: half('a'), b: half('b') } as const;

const heading = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  maxWidth: '100%',
  gridColumn: '1 / -1',
  // As wide as the ball, so that the name is in the middle no matter who serves.
  pr: { xs: 0, sm: '34px' },
} as const;

/** At most two lines; its place is the same whether or not it serves. */
const nameOfSide = {
  minWidth: 0,
  ...clamped(2),
  overflowWrap: 'anywhere',
  fontSize: 'min(clamp(1.25rem, 2.4cqw, 2.5rem), 7cqmin)',
  lineHeight: 1.15,
  [sideways]: { display: 'block', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

const namesOfPair = {
  minWidth: 0,
  fontSize: 'min(clamp(1rem, 2cqw, 2rem), 5.2cqmin)',
  lineHeight: 1.25,
} as const;

const setsOfSide = {
  gridRow: -2,
  gridColumn: '1 / -1',
  fontSize: 'min(1.25rem, 6.5cqmin)',
  lineHeight: 1.1,
  '& b': { fontSize: '1.75em' },
  [sideways]: { '& b': { fontSize: '1.25em' } },
} as const;

/** What the name, the marks and the sets leave of the half. */
const figuresPlace = {
  gridRow: 3,
  gridColumn: 1,
  justifySelf: 'stretch',
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  [sideways]: { gridRow: 2, gridColumn: 2 },
} as const;

/** As large as their place allows for two digits, in a box as high as digits are. */
const largeFigures = { lineHeight: 0.74, fontSize: 'min(86cqw, 122cqh, 26rem)' } as const;

/** A dark disc below the ball, so that it is visible on either colour. */
const disc = {
  display: 'inline-flex',
  flex: 'none',
  p: '4px',
  borderRadius: '50%',
  bgcolor: '#0A1326',
} as const;
const noDisc = { ...disc, bgcolor: 'transparent' } as const;

const button = {
  position: 'absolute',
  inset: 0,
  touchAction: 'manipulation',
  userSelect: 'none',
  '&:focus-visible': { outlineOffset: -6, outlineColor: 'currentColor' },
} as const;
