import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { useWhere } from '../queue/row-words.ts';
import { useMatchName } from '../shown-day.ts';
import { useBetweenWords } from './between.tsx';
import type { TimelineItem } from './timeline-rows.ts';

/** Minutes between two instants: positive if the second is later. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);

/** Less than this is on time: the ends of a day are not known better. */
const leastDelay = 10;

export const isOnTime = (minutes: number): boolean => Math.abs(minutes) < leastDelay;

/** How late something is: "25 min de retraso", "a su hora". */
export function useLateWords(): (minutes: number) => string {
  const { t } = useTranslation('day');
  return (minutes) => {
    if (isOnTime(minutes)) return t('times.onTime');
    return minutes > 0 ? t('times.late', { count: minutes }) : t('times.early', { count: -minutes });
  };
}

/** A match of a timeline in words: its sides, where it belongs, and when it was or will be. */
export function useItemWords(day: Day) {
  const { t } = useTranslation(['day', 'match']);
  const nameOf = useMatchName(day);
  const where = useWhere(day);
  const between = useBetweenWords(day.time_zone);
  const time = (instant: number | string) => formatTime(instant, day.time_zone);
  return {
    nameOf: ({ match, coming }: TimelineItem): string => {
      if (match) return nameOf(match);
      if (!coming) return '';
      return coming.round === null ? t('day:times.inGroup') : t(`match:rounds.${coming.round}`);
    },
    whereOf: ({ match, coming }: TimelineItem): string => {
      if (match) return where(match);
      const open = day.opens.length > 1 && day.opens.find(({ _id }) => _id === coming?.open_id)?.name;
      return [open, t('day:times.notDrawn')].filter(Boolean).join(' · ');
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
