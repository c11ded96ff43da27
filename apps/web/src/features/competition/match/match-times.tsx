import Typography from '@mui/material/Typography';
import type { Clock } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';

const minute = 60_000;

/** When a match or one of its sets started and ended, and how long it took; what nobody knows is left out. */
export function MatchTimes({ start, end, duration }: Clock) {
  const { t } = useTranslation('matches');
  const known = [
    start !== undefined && t('statistics.started', { time: formatTime(start) }),
    end !== undefined && t('statistics.ended', { time: formatTime(end) }),
    duration !== undefined &&
      `${t('statistics.duration')}: ${t('statistics.minutes', { count: Math.max(1, Math.round(duration / minute)) })}`,
  ].filter(Boolean);
  if (known.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2, textAlign: 'center' }}>
      {known.join(' · ')}
    </Typography>
  );
}
