import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { hush, say, useVoice } from '#lib/speech/voices.ts';
import { readAloud, useIsAloud } from './setting.ts';

/** Whether this device, and no other, reads calls aloud; switching it on gives a sample. */
export function AloudSwitch() {
  const { t } = useTranslation('day');
  const language = currentLanguage();
  const hasVoice = useVoice(language) !== undefined;
  const isAloud = useIsAloud();
  return (
    <FormControlLabel
      label={t('aloud')}
      title={hasVoice ? undefined : t('noVoice')}
      disabled={!hasVoice}
      control={
        <Switch
          checked={isAloud && hasVoice}
          onChange={(_, on) => {
            readAloud(on);
            if (on) say(t('aloudSample'), language);
            else hush();
          }}
        />
      }
    />
  );
}
