import { useTranslation } from 'react-i18next';
import type { Me } from '#lib/session/use-me.ts';
import { Panel } from '#ui/page/panel.tsx';
import { EraseAccount } from '../erasure/erase-account.tsx';
import { Columns } from '#ui/layout.ts';
import { ApiKeys } from './api-keys.tsx';
import { DataExport } from './data-export.tsx';
import { PasswordChange } from './password-change.tsx';
import { Sessions } from './sessions.tsx';

/** The password, logged-in devices, API keys, and erasing the account. */
export function SecurityTab({ me: { user } }: { readonly me: Me }) {
  const { t } = useTranslation('account');
  return (
    <Columns above="md">
      <Panel title={t('security.password')}>
        <PasswordChange user={user} />
      </Panel>
      <Panel title={t('security.sessions')}>
        <Sessions userId={user._id} />
      </Panel>
      <Panel title={t('security.keys')}>
        <ApiKeys userId={user._id} />
      </Panel>
      <Panel title={t('security.data')}>
        <DataExport userId={user._id} />
      </Panel>
      <Panel title={t('security.erase')}>
        <EraseAccount />
      </Panel>
    </Columns>
  );
}
