import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { shownBetween } from '../times/between.tsx';
import { useDayEstimates, useShownEnd } from '../times/estimates.tsx';
import { useMovedWords } from '../end/moved-words.ts';
import { sureDelay } from '../times/sure-delay.ts';
import { useDelayWords } from '../times/use-time-words.ts';

type Props = { readonly day: Day; readonly onTimes: () => void };

/**
 * How late the day is as far as that is sure, and when it ends; below it by how much that has moved last, and why. An empty line of the same
 * height before its first match and after its last.
 */
export function DayDelay({ day, onTimes }: Props) {
  const { t } = useTranslation('day');
  const delay = useDelayWords();
  const movedWords = useMovedWords(day);
  const { planned_end: planned = null } = useDayEstimates() ?? {};
  const shown = useShownEnd();
  const ending = shown && t('times.ending', { to: shownBetween(shown.end, day.time_zone) });
  // Within the interval, but later than before, it may be late: it is not said to be on time.
  const isUnsure = shown?.moved && shown.moved.minutes > 0 && planned && sureDelay(planned, shown.end) === 0;
  return (
    <Box sx={{ height: '2.75rem', minWidth: 0, display: 'flex', alignItems: 'center' }}>
      {shown !== null && planned !== null && (
        <Button onClick={onTimes} sx={{ ...button, ...(shown.moved && narrow) }}>
          <Box component="span" sx={capital}>
            {isUnsure ? ending : `${delay(planned, shown.end)} · ${ending}`}
          </Box>
          {shown.moved && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {movedWords(shown.moved)}
            </Box>
          )}
        </Button>
      )}
    </Box>
  );
}

const button = {
  mx: -1,
  px: 1,
  minWidth: 0,
  display: 'block',
  lineHeight: 1.2,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
} as const;

const capital = { display: 'block', '&::first-letter': { textTransform: 'uppercase' } } as const;

/** Two lines, each in one. */
const narrow = {
  fontStretch: '75%',
  '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
