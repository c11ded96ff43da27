import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { useMatchName } from '../shown-day.ts';
import type { Moved, WhyMoved } from './shown-end.ts';

/** Says by how much the end of the day has moved last, when, and why: "+15 min a las 10:42: una mesa menos". */
export function useMovedWords(day: Day): (moved: Moved) => string {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const whyWords = (why: WhyMoved): string => {
    if (why.code === 'takesLonger')
      return t('times.moved.takesLonger', { match: nameOf(why.match), count: why.count });
    return 'count' in why ? t(`times.moved.${why.code}`, { count: why.count }) : t(`times.moved.${why.code}`);
  };
  return ({ minutes, at, why }) =>
    t(minutes > 0 ? 'times.movedLater' : 'times.movedEarlier', {
      count: Math.abs(minutes),
      time: formatTime(at, day.time_zone),
      why: whyWords(why),
    });
}
