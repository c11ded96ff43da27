import { type Clock, minute } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';

/** The time zone of the venue; the reader’s if there is none. */
type InVenue = { readonly timeZone: string | null };

/** When a match or one of its sets started and ended, by the venue’s clock, and how long it took; what nobody knows is left out. */
export function MatchTimes({ start, end, duration, timeZone }: Clock & InVenue) {
  const { t } = useTranslation('matches');
  const zone = timeZone ?? undefined;
  const times = [
    start !== undefined && t('statistics.started', { time: formatTime(start, zone) }),
    end !== undefined && t('statistics.ended', { time: formatTime(end, zone) }),
    duration !== undefined &&
      `${t('statistics.duration')}: ${t('statistics.minutes', { count: Math.max(1, Math.round(duration / minute)) })}`,
  ].filter(Boolean);
  if (times.length === 0) return null;
  return <Hint sx={{ mt: 2, textAlign: 'center' }}>{times.join(' · ')}</Hint>;
}
