import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { shownBetween } from '../times/between.tsx';
import { useEstimates } from '../times/use-estimates.ts';
import { minutesBetween, useLateWords } from '../times/use-time-words.ts';

type Props = { readonly day: Day; readonly onTimes: () => void };

/** How late the day is, which leads to its times; an empty line of the same height before its first match and after its last. */
export function DayDelay({ day, onTimes }: Props) {
  const { t } = useTranslation('day');
  const late = useLateWords();
  const { data } = useEstimates(day);
  const { end = null, planned_end: planned = null } = data ?? {};
  return (
    <Box sx={{ height: '2.75rem', minWidth: 0, display: 'flex', alignItems: 'center' }}>
      {end !== null && planned !== null && (
        <Button
          onClick={onTimes}
          sx={{ mx: -1, px: 1, lineHeight: 1.2, textAlign: 'start', fontVariantNumeric: 'tabular-nums' }}
        >
          {`${late(minutesBetween(planned, end.likely))} · ${t('times.ending', { to: shownBetween(end, day.time_zone) })}`}
        </Button>
      )}
    </Box>
  );
}
