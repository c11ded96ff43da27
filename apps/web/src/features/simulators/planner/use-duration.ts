import { useTranslation } from 'react-i18next';

const roundTo = 5;

/** Minutes in words, "4 h 10 min", to five minutes: a simulation knows no more. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('simulators');
  return (exact) => {
    const minutes = Math.round(exact / roundTo) * roundTo;
    return t('duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  };
}
