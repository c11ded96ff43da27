import type { DayMatch } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useMinute } from '#domain/day/use-minute.ts';

/** For how long a match has been played: "Lleva 23 min". */
export function Elapsed({ match: { started_at: start } }: { readonly match: DayMatch }) {
  const { t } = useTranslation('day');
  const now = useMinute();
  if (start === null) return null;
  return t('elapsed', { count: Math.max(0, Math.floor((now - Date.parse(start)) / 60_000)) });
}
