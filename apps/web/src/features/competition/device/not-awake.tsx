import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { InsecureLine } from '#lib/installation/insecure-line.tsx';
import { useInstallation } from '#lib/installation/use-installation.ts';
import { canStayAwake } from './wake-lock.ts';

/** Where the screen goes off while scoring: why, and the way to change it if the server offers one. */
export function NotAwake() {
  const { t } = useTranslation('matches');
  const installation = useInstallation();
  if (canStayAwake()) return null;
  if (!window.isSecureContext && installation?.https) return <InsecureLine mt={0} />;
  return (
    <Typography variant="body2" color="textSecondary">
      {t('play.notAwake')}
    </Typography>
  );
}
