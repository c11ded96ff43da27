import type { Group } from '@topspin/contract';
import { useTranslation } from 'react-i18next';

type Named = Pick<Group, 'name' | 'type'>;

/** "Grupo A", or the name of the bracket. */
export function useGroupName(): (group: Named) => string {
  const { t } = useTranslation('competition');
  return ({ name, type }) => (type === 'groups' ? t('group.name', { name }) : name || t('bracket.title'));
}
