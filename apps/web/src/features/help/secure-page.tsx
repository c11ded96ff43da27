import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Fingerprint } from '#lib/installation/fingerprint.tsx';
import { useInstallation } from '#lib/installation/use-installation.ts';
import { Page } from '#ui/page/page.tsx';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { widths } from '#ui/theme/tokens.ts';
import { Stack } from '#ui/layout.ts';

const phones = { android: /android/iu, ios: /iphone|ipad/iu } as const;
const kinds = ['android', 'ios'] as const;

/** The instructions for this phone, or for both kinds on any other device. */
function thisPhone(): readonly (keyof typeof phones)[] {
  const fitting = kinds.filter((kind) => phones[kind].test(navigator.userAgent));
  return fitting.length > 0 ? fitting : kinds;
}

/** How a phone comes to trust the certificate of this installation, so that its browser allows what it forbids over plain HTTP. */
export function SecurePage() {
  const { t } = useTranslation('secure');
  const installation = useInstallation();
  return (
    <Page title={t('title')} hint={t('hint')}>
      <Stack gap={4} sx={{ maxWidth: widths.text }}>
        {window.isSecureContext && <Typography>{t('already')}</Typography>}
        {installation === undefined && <BallLoader />}
        {installation?.https === null && !window.isSecureContext && <Typography>{t('none')}</Typography>}
        {installation?.https && <Steps {...installation.https} />}
      </Stack>
    </Page>
  );
}

function Steps({ port, fingerprint }: { readonly port: number; readonly fingerprint: string }) {
  const { t } = useTranslation('secure');
  const address = `https://${location.hostname}:${port}/`;
  return (
    <>
      <Step title={t('download.title')}>
        <Typography>{t('download.body')}</Typography>
        <Box>
          <Button variant="contained" href="/api/topspin.crt">
            {t('download.action')}
          </Button>
        </Box>
      </Step>
      <Step title={t('compare.title')}>
        <Typography>{t('compare.body')}</Typography>
        <Fingerprint of={fingerprint} />
      </Step>
      {thisPhone().map((phone) => (
        <Step key={phone} title={t(`${phone}.title`)}>
          <Stack as="ol" gap={0.5} sx={{ m: 0, pl: 3 }}>
            {(['one', 'two', 'three'] as const).map((step) => (
              <li key={step}>{t(`${phone}.${step}`)}</li>
            ))}
          </Stack>
        </Step>
      ))}
      <Step title={t('open.title')}>
        <Typography>{t('open.body')}</Typography>
        <Box>
          <Button variant="outlined" href={address} sx={{ textTransform: 'none', overflowWrap: 'anywhere' }}>
            {address}
          </Button>
        </Box>
      </Step>
    </>
  );
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={1.5}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Stack>
  );
}
