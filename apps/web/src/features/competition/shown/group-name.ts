import type { Group } from '@topspin/contract';
import { phaseNameIn } from '@topspin/messages/phase-name';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';

type Named = Pick<Group, 'name' | 'type'>;

/** "Grupo A", or the name of the bracket or of the Swiss phase. */
export function useGroupName(): (group: Named) => string {
  const { t } = useTranslation(['competition', 'match']);
  return ({ name, type }) => {
    if (type === 'groups') return t('match:group', { name });
    return phaseNameIn(currentLanguage(), name) || t('bracket.title');
  };
}
