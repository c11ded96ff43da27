import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { mdiCheck } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { hush, say, useVoice } from '#lib/speech/voices.ts';
import { ExplainedItem } from '#ui/act/explained-item.tsx';
import { Icon } from '#ui/icon.tsx';
import { readAloud, useIsAloud } from './setting.ts';

/** Whether this device, and no other, reads calls aloud; choosing it gives a sample. Without a voice it says what to do. */
export function AloudItem(props: MenuItemProps) {
  const { t } = useTranslation('day');
  const language = currentLanguage();
  const hasVoice = useVoice(language) !== undefined;
  const isAloud = useIsAloud();
  if (!hasVoice)
    return (
      <ExplainedItem {...props} aria-disabled help={t('noVoice')}>
        {t('aloud')}
      </ExplainedItem>
    );
  const choose = () => {
    readAloud(!isAloud);
    if (isAloud) hush();
    else say(t('aloudSample'), language);
  };
  return (
    <MenuItem {...props} role="menuitemcheckbox" aria-checked={isAloud} onClick={choose}>
      {t('aloud')}
      <Icon path={mdiCheck} sx={{ ml: 2, visibility: isAloud ? undefined : 'hidden' }} />
    </MenuItem>
  );
}
