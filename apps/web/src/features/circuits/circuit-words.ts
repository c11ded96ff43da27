import type { Circuit } from '@topspin/contract';
import { useTranslation } from 'react-i18next';

/** Which results count in a circuit, in words. */
export function useCountWords(): (circuit: Circuit) => string {
  const { t } = useTranslation('circuits');
  return ({ count_type: type, count_best: best }) =>
    type === 'best' && best !== null ? t('countBest', { count: best }) : t('countAll');
}
