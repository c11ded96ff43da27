import type { Day, EstimatedInstant } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { isFree, tablesOf, useMatchName } from '../shown-day.ts';
import { callInstant } from '../queue/call-time.ts';
import { useRowWords } from '../why/row-words.ts';
import { useStandingEstimates } from '../times/estimates.tsx';
import { type NextRow, sure } from './next-row.ts';

/** Whether people call, and there are no more free tables than matches for them. */
const isTight = (day: Day): boolean =>
  !day.automatic && tablesOf(day).filter(isFree).length <= day.queue.filter(({ ready }) => ready).length;

/**
 * Why a match is next: it alone can be called; or what puts it before the others that can; or it will be the first that can, or
 * overtake those that can, as far as is known.
 */
export function useNextWhy(day: Day): (next: NextRow) => string {
  const { t } = useTranslation('day');
  const rowWords = useRowWords(day);
  const nameOf = useMatchName(day);
  const estimateOf = useStandingEstimates(day);
  const callTime = (start: EstimatedInstant | null | undefined) => start && callInstant(start.likely);
  return ({ row, start, chance, isNow }) => {
    if (isNow && row.overtaken && isTight(day))
      return t('next.overtaken', {
        time: formatTime(row.overtaken.at, day.time_zone),
        match: nameOf(row.overtaken.match_id),
      });
    const isEstimated = start !== null || estimateOf(row.match_id)?.isComing === true;
    if (!row.ready && isEstimated && chance < sure && day.queue.length > 1) return t('next.mayBeAnother');
    const isOvertaking = !row.ready && day.queue.some(({ ready }) => ready);
    if (isOvertaking && start)
      return t('next.overtakes', { time: formatTime(callInstant(start.earliest), day.time_zone) });
    if (!row.ready) {
      const isAmong = day.queue.some(
        (other) => other !== row && start && callTime(estimateOf(other.match_id)?.start) === callTime(start),
      );
      return t(isAmong ? 'next.amongFirst' : 'next.firstToCome');
    }
    return day.queue.some((other) => other.ready && other !== row) ? rowWords(row).words : t('next.only');
  };
}
