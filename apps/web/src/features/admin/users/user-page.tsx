import { type Account, getUser } from '@topspin/contract';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { formatDay, formatMoment } from '#lib/format.ts';
import { useInstallation } from '#lib/installation/use-installation.ts';
import { useMe } from '#lib/session/use-me.ts';
import { Facts } from '#ui/page/facts.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { TextLink } from '#ui/page/text-link.tsx';
import { WayOn } from '#lib/way-on.tsx';
import { Columns, Row, Stack } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { RoleChips } from './role-chips.tsx';
import { Roles } from './roles.tsx';
import { UserClosing } from './user-closing.tsx';
import { UserSessions } from './user-sessions.tsx';

type Props = {
  /** Whether the account is trusted as an organiser, with the buttons that change it. */
  readonly Trust: ComponentType<{ readonly account: Account }>;
};

/** For admins: one account. */
export function UserPage({ Trust }: Props) {
  const { t } = useTranslation('users');
  const { userId } = useParams({ from: '/main/admin/users-admin/$userId' });
  const own = useMe()?.user._id === userId;
  const query = useQuery(apiQuery(getUser, { params: { id: userId } }));
  const account = query.data;
  if (!account) return <LoadState query={query} missing={{ action: <WayOn to="usersAdmin" /> }} />;
  return (
    <Page
      title={account.name}
      hint={<TextLink to={paths.usersAdmin}>{t('back')}</TextLink>}
      action={<RoleChips account={account} />}
    >
      <Columns above="md">
        <Stack gap={3}>
          <AccountFacts account={account} />
          <Panel title={t('columns.roles')}>
            <Roles account={account} own={own} />
          </Panel>
          <Panel title={t('columns.trust')}>
            <Trust account={account} />
          </Panel>
        </Stack>
        <Stack gap={3}>
          <Panel title={t('sessions.title')}>
            {own ? (
              <TextLink to={paths.profile} search={{ section: 'security' }}>
                {t('sessions.own')}
              </TextLink>
            ) : (
              <UserSessions account={account} />
            )}
          </Panel>
          {!own && (
            <Panel title={t('closing.title')}>
              <UserClosing account={account} />
            </Panel>
          )}
        </Stack>
      </Columns>
    </Page>
  );
}

function AccountFacts({ account }: { readonly account: Account }) {
  const { t } = useTranslation('users');
  const verifies = useInstallation()?.mail ?? false;
  const { player, disabled_at: disabledAt, disabled_by: by, last_seen_at: seen } = account;
  return (
    <Card>
      <Facts
        facts={[
          [
            t('columns.email'),
            account.email_verified || !verifies ? account.email : `${account.email} (${t('unverified')})`,
          ],
          [t('columns.created'), formatDay(account.created_at)],
          [t('columns.seen'), seen ? formatMoment(seen) : t('loggedOutNow')],
          [
            t('states.disabled'),
            disabledAt && (by ? t('disabledBy', { by, day: formatDay(disabledAt) }) : formatDay(disabledAt)),
          ],
        ]}
      />
      <Row gap={2} sx={{ alignItems: 'stretch', px: { xs: 2, sm: 3 }, pb: 2 }}>
        {player && (
          <TextLink to={paths.player} params={{ playerId: player._id }}>
            {t('player')}
          </TextLink>
        )}
      </Row>
    </Card>
  );
}
