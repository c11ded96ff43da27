import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { shownBetween } from '../times/between.tsx';
import { useDayEstimates } from '../times/estimates.tsx';
import { useDelayWords } from '../times/use-time-words.ts';

type Props = { readonly day: Day; readonly onTimes: () => void };

/** How late the day is as far as that is sure, and when it ends; an empty line of the same height before its first match and after its last. */
export function DayDelay({ day, onTimes }: Props) {
  const { t } = useTranslation('day');
  const delay = useDelayWords();
  const estimates = useDayEstimates();
  const { end = null, planned_end: planned = null } = estimates ?? {};
  return (
    <Box sx={{ height: '2.75rem', minWidth: 0, display: 'flex', alignItems: 'center' }}>
      {end !== null && planned !== null && (
        <Button
          onClick={onTimes}
          sx={{ mx: -1, px: 1, lineHeight: 1.2, textAlign: 'start', fontVariantNumeric: 'tabular-nums' }}
        >
          {`${delay(planned, end)} · ${t('times.ending', { to: shownBetween(end, day.time_zone) })}`}
        </Button>
      )}
    </Box>
  );
}
