import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Day, EstimatedInstant } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { shownBetween } from '../times/between.tsx';
import { useDayEstimates } from '../times/estimates.tsx';
import { isOnTime, minutesBetween, useLateWords } from '../times/use-time-words.ts';

type Props = { readonly day: Day; readonly onTimes: () => void };

/** Whether the planned end is outside the interval, so that the day is as good as surely late or early: a single result moves what is likely by more. */
const isOutside = ({ earliest, latest }: EstimatedInstant, planned: string): boolean =>
  Date.parse(planned) < Date.parse(earliest) || Date.parse(planned) > Date.parse(latest);

/** How late the day is as far as that is sure, or else when it was to end, and when it ends; an empty line of the same height before its first match and after its last. */
export function DayDelay({ day, onTimes }: Props) {
  const { t } = useTranslation('day');
  const late = useLateWords();
  const delay = (to: EstimatedInstant, planned: string): string => {
    const minutes = minutesBetween(planned, to.likely);
    return isOutside(to, planned) || isOnTime(minutes)
      ? late(minutes)
      : t('times.plannedEnd', { time: formatTime(planned, day.time_zone) });
  };
  const estimates = useDayEstimates();
  const { end = null, planned_end: planned = null } = estimates ?? {};
  return (
    <Box sx={{ height: '2.75rem', minWidth: 0, display: 'flex', alignItems: 'center' }}>
      {end !== null && planned !== null && (
        <Button
          onClick={onTimes}
          sx={{ mx: -1, px: 1, lineHeight: 1.2, textAlign: 'start', fontVariantNumeric: 'tabular-nums' }}
        >
          {`${delay(end, planned)} · ${t('times.ending', { to: shownBetween(end, day.time_zone) })}`}
        </Button>
      )}
    </Box>
  );
}
