import type { Circuit } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';

/** Which results count in a circuit, in words. */
export function useCountWords(): (circuit: Circuit) => string {
  const { t } = useTranslation('circuits');
  return ({ count_type: type, count_best: best }) =>
    type === 'best' && best !== null ? t('countBest', { count: best }) : t('countAll');
}

/** The description in the user's language, or in the first available one. */
export function descriptionOf({ description }: Circuit): string {
  const lang = currentLanguage();
  return (description.find((version) => version.lang === lang) ?? description[0])?.text ?? '';
}
