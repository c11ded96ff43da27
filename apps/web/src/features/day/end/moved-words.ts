import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import type { Moved, WhyMoved } from './shown-end.ts';

/** Says by how much the end of the day has moved last, when, and why if that is known: "+15 min a las 10:42: una mesa menos". */
export function useMovedWords({ time_zone: zone }: Pick<Day, 'time_zone'>): (moved: Moved) => string {
  const { t } = useTranslation('day');
  const whyWords = (why: WhyMoved): string => {
    if (why.code === 'takesLonger') {
      const { table, count } = why;
      return t('times.moved.takesLonger', { table, count });
    }
    if (why.code === 'ended') return t('times.moved.ended', { table: why.table });
    return 'count' in why ? t(`times.moved.${why.code}`, { count: why.count }) : t(`times.moved.${why.code}`);
  };
  return ({ minutes, at, why }) => {
    const moved = { count: Math.abs(minutes), time: formatTime(at, zone) };
    if (why === null) return t(minutes > 0 ? 'times.movedLaterOnly' : 'times.movedEarlierOnly', moved);
    return t(minutes > 0 ? 'times.movedLater' : 'times.movedEarlier', { ...moved, why: whyWords(why) });
  };
}
