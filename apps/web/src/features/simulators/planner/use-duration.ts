import { useTranslation } from 'react-i18next';

const roundTo = 5;

/** Minutes in words, "4 h 10 min" or "4 h", to five minutes: a simulation knows no more. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('simulators');
  return (exact) => {
    const minutes = Math.round(exact / roundTo) * roundTo;
    const [hours, left] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return t('minutes', { minutes: left });
    return left === 0 ? t('hours', { hours }) : t('duration', { hours, minutes: left });
  };
}
