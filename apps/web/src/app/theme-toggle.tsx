import { mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { rememberChoice } from '#lib/session/choices.ts';
import { Icon } from '#ui/icon.tsx';
import { useThemeMode } from '#ui/theme/theme-mode.ts';

/** Switches between dark and light; the choice is stored in the browser and in the account. */
export function ThemeToggle() {
  const { t } = useTranslation('shell');
  const { mode, setMode } = useThemeMode();
  const dark = mode === 'dark';
  const toggle = () => {
    const theme = dark ? 'light' : 'dark';
    setMode(theme);
    void rememberChoice({ theme });
  };
  return (
    <IconButton color="inherit" onClick={toggle} aria-label={dark ? t('toLight') : t('toDark')}>
      <Icon path={dark ? mdiWhiteBalanceSunny : mdiWeatherNight} />
    </IconButton>
  );
}
