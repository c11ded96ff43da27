import { getSettings } from '@topspin/contract';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { InstallationForm } from '#features/settings/installation-form.tsx';
import { LogoField } from '#features/settings/logo-field.tsx';
import { RatingForm } from '#features/settings/rating-form.tsx';
import { SecureConnection } from '#features/settings/secure-connection.tsx';
import { TrustSetting } from '#features/trust/trust-setting.tsx';
import { apiQuery } from '#lib/api/query.ts';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { Columns, Stack } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';

/** For admins: the settings of the installation. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  const settings = useQuery(apiQuery(getSettings));
  return (
    <Page title={t('title')} hint={t('hint')}>
      {!settings.data && <LoadState query={settings} rows={{ count: 4, height: 120 }} />}
      {settings.data && (
        <Columns above="md">
          <Panel title={t('installation')}>
            <InstallationForm settings={settings.data} />
          </Panel>
          <Stack gap={3} sx={{ minWidth: 0 }}>
            <Panel title={t('logo.title')}>
              <LogoField settings={settings.data} />
            </Panel>
            <Panel title={t('trust')}>
              <TrustSetting />
            </Panel>
            <Panel title={t('secure.title')}>
              <SecureConnection />
            </Panel>
          </Stack>
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <Panel title={t('rating.title')}>
              <RatingForm rating={settings.data.rating} />
            </Panel>
          </Box>
        </Columns>
      )}
    </Page>
  );
}
