import type { EstimatedInstant } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { changeOfEnd } from './change-of-end.ts';

/** How the end of a day would change: "Entre 13 y 16 minutos más tarde." */
export function useChangeWords(): (now: EstimatedInstant, then: EstimatedInstant) => string {
  const { t } = useTranslation('day');
  return (now, then) => {
    const { kind, from, to } = changeOfEnd(now, then);
    if (kind !== 'later' && kind !== 'earlier') return t(`times.${kind}`);
    if (from === to) return t(`times.${kind}`, { count: to });
    return from === 0 ? t(`times.${kind}UpTo`, { count: to }) : t(`times.${kind}Between`, { from, to });
  };
}
