import type { DayMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useMinutesSince } from '#domain/day/use-minute.ts';

/** For how long a match has been played: "Lleva 23 min". */
export function Elapsed({ match: { started_at: start } }: { readonly match: DayMatch }) {
  const { t } = useTranslation('day');
  const count = useMinutesSince(start);
  return count === null ? null : t('elapsed', { count });
}
