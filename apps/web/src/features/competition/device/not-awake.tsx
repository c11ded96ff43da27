import { useTranslation } from 'react-i18next';
import { InsecureConnection } from '#lib/installation/insecure-connection.tsx';
import { useInstallation } from '#lib/installation/use-installation.ts';
import { canStayAwake } from '#ui/page/wake-lock.ts';
import { Hint } from '#ui/page/hint.tsx';

/** Where the screen goes off while scoring: why, and the way to change it if the server offers one. */
export function NotAwake() {
  const { t } = useTranslation('matches');
  const installation = useInstallation();
  if (canStayAwake()) return null;
  if (!window.isSecureContext && installation?.https) return <InsecureConnection mt={0} />;
  return <Hint>{t('play.notAwake')}</Hint>;
}
