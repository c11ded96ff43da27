import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { MatchPage } from '@topspin/contract';
import type { MatchState } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { useSideName } from '#domain/match/match-words.ts';
import { calledNames } from './called-names.ts';
import { KeysList } from './keys-list.tsx';
import { changeSettings, useDeviceSettings } from './settings.ts';
import { canVibrate, play, vibrate } from './sound.ts';
import { spokenScore } from './spoken.ts';
import { hush, say, useVoice } from '#lib/speech/voices.ts';
import { NotAwake } from './not-awake.tsx';
import { canStayAwake } from '#ui/page/wake-lock.ts';

type Props = {
  readonly match: MatchPage;
  readonly state: MatchState;
  /** Whether it shows the keys first. */
  readonly atKeys: boolean;
  readonly onClose: () => void;
};

/** How this device answers each point, and what it cannot do. Switching one on gives a sample. */
export function SettingsDialog({ match, state, atKeys, onClose }: Props) {
  const { t } = useTranslation(['scoring', 'matches', 'common']);
  const { vibrates, sounds, speaks } = useDeviceSettings();
  const name = useSideName();
  const language = currentLanguage();
  const voice = useVoice(language);
  const callOut = () => {
    const words = spokenScore(state, calledNames(match, state, name), t);
    if (words !== undefined) say(words, language);
  };
  return (
    <Modal
      title={t('matches:play.settings')}
      maxWidth="sm"
      fillsPhone
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      <Stack gap={1}>
        <Setting
          label={t('settings.vibrates')}
          on={vibrates}
          missing={canVibrate() ? undefined : t('settings.noVibration')}
          onChange={(on) => {
            changeSettings({ vibrates: on });
            if (on) vibrate('point');
          }}
        />
        <Setting
          label={t('settings.sounds')}
          on={sounds}
          onChange={(on) => {
            changeSettings({ sounds: on });
            if (on) play('point');
          }}
        />
        <Setting
          label={t('settings.speaks')}
          on={speaks}
          missing={voice ? undefined : t('settings.noVoice')}
          onChange={(on) => {
            changeSettings({ speaks: on });
            if (on) callOut();
            else hush();
          }}
        />
        <Hint sx={{ mt: 1 }}>
          {canStayAwake() && `${t('settings.awake')} `}
          {t('settings.hint')}
        </Hint>
        <NotAwake />
        <Box ref={atKeys ? scrollTo : null} sx={{ mt: 2 }}>
          <KeysList match={match} />
        </Box>
      </Stack>
    </Modal>
  );
}

const scrollTo = (element: HTMLElement | null): void => element?.scrollIntoView();

type SettingProps = {
  readonly label: string;
  readonly on: boolean;
  /** Why the device cannot do it. */
  readonly missing?: string | undefined;
  readonly onChange: (on: boolean) => void;
};

const Setting = ({ label, on, missing, onChange }: SettingProps) => (
  <Box>
    <FormControlLabel
      label={label}
      labelPlacement="start"
      disabled={missing !== undefined}
      sx={{ m: 0, minHeight: 48, width: '100%', justifyContent: 'space-between' }}
      control={
        <Switch checked={on && missing === undefined} onChange={({ target }) => onChange(target.checked)} />
      }
    />
    {missing !== undefined && <Hint>{missing}</Hint>}
  </Box>
);
