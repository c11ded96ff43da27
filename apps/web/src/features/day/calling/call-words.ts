import type { Day, DayCall } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';

const numbers = ['first', 'second', 'third'] as const;

type NumberedCall = {
  readonly call: DayCall;
  readonly index: number;
  /** Only which, and when. */
  readonly isShort?: boolean;
};

/** One call of a match: which, when, and by whom, as far as the user may know. */
export function useCallWords(day: Day): (numbered: NumberedCall) => string {
  const { t } = useTranslation('day');
  return ({ call: { times, automatic }, index, isShort = false }) => {
    const [number, made] = [numbers[index], times[index]];
    if (!made || !number) return '';
    if (isShort) return t(`callShort.${number}`, { time: formatTime(made.at, day.time_zone) });
    const call = t(`calledAt.${number}`, { time: formatTime(made.at, day.time_zone) });
    if (made.by !== null) return t('calledBy', { call, name: made.by });
    return automatic && index === 0 ? t('calledByDay', { call }) : call;
  };
}
