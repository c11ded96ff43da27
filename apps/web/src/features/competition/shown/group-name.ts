import type { Group } from '@topspin/contract';
import { useTranslation } from 'react-i18next';

type Named = Pick<Group, 'name' | 'type'>;

/** "Grupo A", or the name of the bracket. */
export function useGroupName(): (group: Named) => string {
  const { t } = useTranslation(['competition', 'match']);
  return ({ name, type }) => (type === 'groups' ? t('match:group', { name }) : name || t('bracket.title'));
}
