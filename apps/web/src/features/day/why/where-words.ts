import type { Day, DayMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { isHidden } from '#domain/day/hidden-match.ts';
import { usePlaceName } from '#domain/match/match-words.ts';
import { formatTime } from '#lib/format.ts';

/** Where in its open a match belongs, with the open's name where the day has several. */
export function useWhere(day: Day): (match: DayMatch) => string {
  const place = usePlaceName();
  return (match) => {
    if (isHidden(day, match)) return '';
    const open = day.opens.length > 1 && day.opens.find(({ _id }) => _id === match.open_id)?.name;
    return [open, place(match)].filter(Boolean).join(' · ');
  };
}

/** The time that a person fixed of a match; that until which one is held that was given back is nobody's. */
export function useFixedWords(day: Day): (match: DayMatch) => string {
  const { t } = useTranslation('day');
  return ({ fixed, returned_at: returned }) => {
    if (!fixed) return '';
    const { not_before, at } = fixed;
    const time = (instant: string) => formatTime(instant, day.time_zone);
    return [
      at !== null && t('fixed.at', { time: time(at) }),
      not_before !== null && returned === undefined && t('fixed.notBefore', { time: time(not_before) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
