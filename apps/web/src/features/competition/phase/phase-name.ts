import type { Phase } from '@topspin/contract';
import { useTranslation } from 'react-i18next';

/** The name an organiser gave a phase, or its type. */
export function usePhaseName(): (phase: Pick<Phase, 'name' | 'number' | 'type'>) => string {
  const { t } = useTranslation('competition');
  return ({ name, number, type }) => name || `${t('phase.number', { number })} · ${t(`phase.types.${type}`)}`;
}
