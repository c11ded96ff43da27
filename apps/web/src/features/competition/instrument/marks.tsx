import Box from '@mui/material/Box';
import { type Card, cards, penaltyOf } from '@topspin/engine';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { sideways } from './frame.tsx';

type Props = {
  /** How many cards the side has been shown. */
  readonly shown: number;
  readonly timeoutUsed: boolean;
};

/**
 * What an umpire puts beside the scores of a player: the white T of a time-out taken, the yellow card, and a red one for each
 * penalty, with its points (3.5.2).
 */
export const Marks = memo(function Marks({ shown, timeoutUsed }: Props) {
  const { t } = useTranslation('matches');
  const given = cards.slice(0, shown);
  if (given.length === 0 && !timeoutUsed) return null;
  const words = [timeoutUsed && t('play.timeoutTaken'), ...given.map((card) => t(`play.cards.${card}`))];
  return (
    <Box component="span" role="img" aria-label={words.filter(Boolean).join('. ')} sx={row}>
      {timeoutUsed && <Box sx={white}>T</Box>}
      {given.map((card) => (
        <Box key={card} sx={looks[card]}>
          {penaltyOf(card) || null}
        </Box>
      ))}
    </Box>
  );
});

const width = 'min(clamp(1.25rem, 2cqw, 2rem), 7.5cqmin)';

/** How high the row of a half is that marks have, and how wide their column beside the figures: there before they are. */
export const markRow = `calc(${width} * 4 / 3 + 8px)`;
export const markColumn = `calc(${width} + 4px)`;

const row = {
  gridRow: 2,
  gridColumn: 1,
  alignSelf: 'center',
  display: 'flex',
  gap: '7px',
  [sideways]: { alignSelf: 'start', flexDirection: 'column' },
} as const;

const mark = {
  display: 'grid',
  placeItems: 'center',
  width,
  aspectRatio: '3 / 4',
  borderRadius: '3px',
  fontStretch: '75%',
  fontSize: `calc(${width} * 0.8)`,
  fontWeight: 850,
  lineHeight: 1,
  // Visible on a half of the same colour.
  outline: '2px solid #0A1326',
} as const;

const white = { ...mark, color: '#0A1326', bgcolor: '#fff' } as const;
const yellow = { ...mark, bgcolor: '#FFD60A' } as const;
const red = { ...mark, color: '#fff', bgcolor: '#D3122A', outlineColor: '#fff' } as const;
const looks = { yellow, yellowRed1: red, yellowRed2: red } as const satisfies Record<Card, object>;
