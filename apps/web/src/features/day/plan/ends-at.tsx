import type { Day, DayMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { shownBetween } from '../times/between.tsx';
import { useEstimateOf } from '../times/estimates.tsx';

type Props = { readonly day: Pick<Day, 'time_zone'>; readonly match: DayMatch };

/** When a match in play is expected to end, after other words: " · acaba 15:01–15:21". By itself, since all estimates are new after each change. */
export function EndsAt({ day, match }: Props) {
  const { t } = useTranslation('day');
  const estimate = useEstimateOf(match._id);
  return estimate && ` · ${t('times.ending', { to: shownBetween(estimate.end, day.time_zone) })}`;
}
