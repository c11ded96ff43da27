import { mdiDotsVertical } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../act/action-menu.tsx';

type Props = { readonly name: string; readonly children: ReactNode };

/** The menu of a row; nothing for a row without actions. */
export function RowMenu({ name, children }: Props) {
  const { t } = useTranslation('table');
  if (children === null || children === undefined || children === false) return null;
  return (
    <ActionMenu label={t('menu', { name })} icon={mdiDotsVertical}>
      {children}
    </ActionMenu>
  );
}
