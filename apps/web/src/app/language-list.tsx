import { languages } from '@topspin/contract';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '#lib/i18n.ts';
import { rememberChoice } from '#lib/session/choices.ts';
import type { MenuProps } from '#ui/act/menu-button.tsx';

/** The three languages, each under its own name. */
export function LanguageList({ anchor, onClose }: MenuProps) {
  const { t, i18n } = useTranslation();
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {languages.map((language) => (
        <MenuItem
          key={language}
          lang={language}
          selected={language === i18n.language}
          onClick={() => {
            onClose();
            void changeLanguage(language);
            void rememberChoice({ lang: language });
          }}
        >
          {t(`languages.${language}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
