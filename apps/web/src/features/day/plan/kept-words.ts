import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { isFree, type ShownTable } from '../shown-day.ts';

type Shown = Pick<ShownTable, 'table' | 'match' | 'kept'>;

/** Says of a free table that it is kept for a match that a person fixed there, and from when; shorter beside other words. Empty of any other. */
export function useKeptWords({ time_zone: zone }: Pick<Day, 'time_zone'>) {
  const { t } = useTranslation('day');
  return (shown: Shown, words: 'kept' | 'keptShort' = 'kept'): string => {
    const { kept } = shown;
    if (!kept || !isFree(shown)) return '';
    const { at = null, not_before: from = null } = kept.fixed ?? {};
    if (at !== null) return t(`${words}.at`, { time: formatTime(at, zone) });
    return from === null ? t(`${words}.any`) : t(`${words}.from`, { time: formatTime(from, zone) });
  };
}
