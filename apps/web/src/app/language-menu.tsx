import { mdiTranslate } from '@mdi/js';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { MenuButton } from '#ui/act/menu-button.tsx';

const LanguageList = lazy(async () => ({ default: (await import('./language-list.tsx')).LanguageList }));

/** The language menu. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  return (
    <MenuButton label={t('language')} menu={LanguageList}>
      <Icon path={mdiTranslate} />
    </MenuButton>
  );
}
