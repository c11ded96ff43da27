import type { Day, EstimatedInstant } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { useWhere } from '../why/where-words.ts';
import { useMatchName } from '../shown-day.ts';
import { useBetweenWords } from './between.tsx';
import { useComingWords } from './use-coming-words.ts';
import { sureDelay } from './sure-delay.ts';
import type { TimelineItem } from './timeline-rows.ts';

/** Minutes between two instants: positive if the second is later. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);

/** How late a day or a phase surely is: "Al menos 25 min de retraso", "A su hora". */
export function useDelayWords(): (planned: string, end: EstimatedInstant) => string {
  const { t } = useTranslation('day');
  return (planned, end) => {
    const minutes = sureDelay(planned, end);
    if (minutes === 0) return t('times.onTime');
    return minutes > 0 ? t('times.dayLate', { count: minutes }) : t('times.dayEarly', { count: -minutes });
  };
}

/** A match of a timeline in words: its sides, where it belongs, and when it was or will be. */
export function useItemWords(day: Day) {
  const { t } = useTranslation(['day', 'match']);
  const words = useComingWords();
  const nameOf = useMatchName(day);
  const where = useWhere(day);
  const between = useBetweenWords(day.time_zone);
  const time = (instant: number | string) => formatTime(instant, day.time_zone);
  return {
    nameOf: ({ match, coming }: TimelineItem): string => {
      if (match) return nameOf(match);
      return coming ? words.nameOf(coming) : '';
    },
    whereOf: ({ match, coming }: TimelineItem): string => {
      if (match) return where(match);
      const open = day.opens.length > 1 && day.opens.find(({ _id }) => _id === coming?.open_id)?.name;
      return [open, coming && words.lackOf(coming)].filter(Boolean).join(' · ');
    },
    /** What was, from when to when; what is, until when; what will be, between when. */
    whenOf: ({ kind, from, to, start, end }: TimelineItem): string => {
      if (kind === 'planned' && start) return between('starts', start);
      if (end) return between('ends', end);
      return t('day:times.fromTo', { from: time(from), to: time(to) });
    },
    kindOf: ({ kind }: TimelineItem): string => t(`day:times.kinds.${kind}`),
    lateOf: ({ kind, lateMinutes: count }: TimelineItem): string | null => {
      if (count === 0) return null;
      return t(kind === 'playing' ? 'day:times.takesLonger' : 'day:times.late', { count });
    },
  };
}
