import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { Fingerprint } from '#lib/installation/fingerprint.tsx';
import { useInstallation } from '#lib/installation/use-installation.ts';
import { Hint } from '#ui/page/hint.tsx';
import { TextLink } from '#ui/page/text-link.tsx';

/** The fingerprint that a phone has to show before it trusts the installation's certificate, or how to have one. */
export function SecureConnection() {
  const { t } = useTranslation('settings');
  const installation = useInstallation();
  if (!installation) return null;
  const { https } = installation;
  return (
    <>
      <Hint sx={{ mb: https ? 1 : 0 }}>{t(https ? 'secure.compare' : 'secure.none')}</Hint>
      {https && (
        <>
          <Fingerprint of={https.fingerprint} />
          <Typography sx={{ mt: 1 }}>
            <TextLink to={paths.secure}>{t('secure.guide')}</TextLink>
          </Typography>
        </>
      )}
    </>
  );
}
