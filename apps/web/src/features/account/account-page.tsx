import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { InsecureConnection } from '#lib/installation/insecure-connection.tsx';
import { useMe } from '#lib/session/use-me.ts';
import { BallLoader } from '#ui/state/ball-loader.tsx';
import { Page } from '#ui/page/page.tsx';
import { AvatarTab } from './avatar-tab.tsx';
import { DataTab } from './data-tab.tsx';
import { PhonesTab } from './phones-tab.tsx';
import { SecurityTab } from './security/security-tab.tsx';

const tabs = { data: DataTab, avatar: AvatarTab, security: SecurityTab, phones: PhonesTab } as const;
type TabName = keyof typeof tabs;

const isTab = (name: unknown): name is TabName => typeof name === 'string' && name in tabs;

/** The user's account, in tabs. The tab is part of the URL. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { section } = useSearch({ from: '/main/user-profile' });
  const me = useMe();
  const shown: TabName = isTab(section) ? section : 'data';
  const Content = tabs[shown];
  return (
    <Page title={t('title')}>
      <Tabs
        value={shown}
        onChange={(_, next: TabName) =>
          void navigate({ to: paths.profile, search: { section: next }, replace: true })
        }
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('tabs.label')}
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {(Object.keys(tabs) as TabName[]).map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`tabs.${name}`)}
            id={`tab-${name}`}
            aria-controls="tab-panel"
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="tab-panel" aria-labelledby={`tab-${shown}`}>
        {me ? <Content me={me} /> : <BallLoader />}
      </Box>
      <InsecureConnection />
    </Page>
  );
}
