import { mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { useThemeMode } from '#ui/theme/theme-mode.ts';

/** Switches between dark and light; the choice is stored in the browser. */
export function ThemeToggle() {
  const { t } = useTranslation('shell');
  const { mode, toggle } = useThemeMode();
  const dark = mode === 'dark';
  return (
    <IconButton color="inherit" onClick={toggle} aria-label={dark ? t('toLight') : t('toDark')}>
      <Icon path={dark ? mdiWhiteBalanceSunny : mdiWeatherNight} />
    </IconButton>
  );
}
