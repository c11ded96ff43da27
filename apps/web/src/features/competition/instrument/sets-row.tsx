import Box from '@mui/material/Box';
import { otherSide, type SetScore, type Side } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import { sideColour } from '#domain/match/match-words.ts';
import { enlarged, sideways } from './frame.tsx';

/** How many sets a phone shows side by side. */
const fitting = 4;

type Props = { readonly sets: readonly SetScore[]; readonly left: Side };

/** The finished sets in one row, each with the points of the side on the left first, or on top. */
export function SetsRow({ sets, left }: Props) {
  const { t } = useTranslation('match');
  return (
    <Box component="ol" aria-label={t('sets')} sx={row}>
      {sets.map((score, index) => (
        <Box component="li" key={index} sx={sets.length > fitting ? uprightChip : chip}>
          <VisuallyHidden>{t('set', { number: index + 1 })}</VisuallyHidden>
          <Points score={score} side={left} />
          <Box component="span" data-dash sx={{ mx: '2px' }}>
            –
          </Box>
          <Points score={score} side={otherSide(left)} />
        </Box>
      ))}
    </Box>
  );
}

function Points({ score, side }: { readonly score: SetScore; readonly side: Side }) {
  return (
    <Box component="span" sx={score[side] > score[otherSide(side)] ? won[side] : lost}>
      {score[side]}
    </Box>
  );
}

const row = {
  display: 'flex',
  gap: 0.5,
  alignItems: 'center',
  height: 'min(2.25rem, 100%)',
  fontSize: 'min(1rem, 4.8cqmin)',
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

/** The points of both sides one above the other, so that a phone shows all the sets of a long match. */
const upright = {
  display: 'grid',
  justifyItems: 'center',
  minWidth: '1.5em',
  px: '2px',
  fontSize: 'min(0.875rem, 4.6cqmin)',
  lineHeight: 1.15,
  '& [data-dash]': { display: 'none' },
} as const;
const chip = {
  position: 'relative',
  flex: 'none',
  px: 0.5,
  py: 0.25,
  borderRadius: 0.75,
  fontStretch: '75%',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
  bgcolor: 'var(--mui-palette-quiet)',
  [enlarged]: upright,
  [sideways]: upright,
} as const;

const uprightChip = { ...chip, '@media (max-width: 599px)': upright } as const;

const winning = (side: Side) => ({ fontWeight: 850, color: `${sideColour[side]}.main` });
const won = { a: winning('a'), b: winning('b') } as const;
const lost = { fontWeight: 500 } as const;
