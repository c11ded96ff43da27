import type { Phase } from '@topspin/contract';
import { phaseNameIn } from '@topspin/messages/phase-name';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';

/** The name an organiser gave a phase, the default one in the current language, or its type. */
export function usePhaseName(): (phase: Pick<Phase, 'name' | 'number' | 'type'>) => string {
  const { t } = useTranslation('competition');
  return ({ name, number, type }) =>
    phaseNameIn(currentLanguage(), name) || `${t('phase.number', { number })} · ${t(`phase.types.${type}`)}`;
}
