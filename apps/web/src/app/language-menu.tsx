import { languages } from '@topspin/contract';
import { mdiTranslate } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '#lib/i18n.ts';
import { Icon } from '#ui/icon.tsx';

/** The three languages, each under its own name. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation(['common', 'shell']);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t('shell:language')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiTranslate} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {languages.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            selected={language === i18n.language}
            onClick={() => {
              close();
              void changeLanguage(language);
            }}
          >
            {t(`languages.${language}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
