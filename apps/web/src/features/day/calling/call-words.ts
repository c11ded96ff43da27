import type { Day, DayCall } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';

const numbers = ['first', 'second', 'third'] as const;

type NumberedCall = { readonly call: DayCall['times'][number] | undefined; readonly index: number };

/** One call of a match: which, when, and by whom. */
export function useCallWords(day: Day): (numbered: NumberedCall) => string {
  const { t } = useTranslation('day');
  return ({ call, index }) => {
    const number = numbers[index];
    if (!call || !number) return '';
    const said = t(`calledAt.${number}`, { time: formatTime(call.at, day.time_zone) });
    return call.by === null ? t('calledByDay', { call: said }) : t('calledBy', { call: said, name: call.by });
  };
}
