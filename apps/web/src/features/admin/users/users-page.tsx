import { type Account, listUsers, type Role, roles } from '@topspin/contract';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { formatDay, formatMoment } from '#lib/format.ts';
import { useInstallation } from '#lib/installation/use-installation.ts';
import { useMe } from '#lib/session/use-me.ts';
import { type Chosen, useTable } from '#lib/table/use-table.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { OptionSelect } from '#ui/list/option-select.tsx';
import { Page } from '#ui/page/page.tsx';
import type { Column } from '#ui/table/columns.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { TableTools } from '#ui/table/table-tools.tsx';
import { RoleChips } from './role-chips.tsx';
import { useUserActs } from './use-user-acts.ts';
import { usersSheet } from './users-sheet.ts';

/** For admins: every account, with what can be done to it. */
export function UsersPage() {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const ownId = useMe()?.user._id;
  // Without mail no account is ever verified, so that there is nothing to say of any.
  const verifies = useInstallation()?.mail ?? false;
  const table = useTable(listUsers, {
    sort: { by: 'name', desc: false },
    searchIn: ['name', 'email'],
    filters: filtersOf,
  });
  const { disable, enable, logOut } = useUserActs();
  const [asking, setAsking] = useState<readonly Account[]>([]);
  const others = (rows: readonly Account[]) => rows.filter(({ _id: id }) => id !== ownId);
  return (
    <Page wide title={t('title')} hint={t('hint')}>
      <TableTools
        searchLabel={t('search')}
        search={table.search}
        onSearch={table.setSearch}
        download={<ExportMenu read={async () => usersSheet(await table.readAll())} />}
      >
        <Filters chosen={table.chosen} onChoose={table.choose} />
      </TableTools>
      <DataTable
        label={t('title')}
        columns={columnsOf(t, verifies)}
        page={table}
        nameOf={({ name }) => name}
        onOpen={({ _id: userId }) => void navigate({ to: paths.userAdmin, params: { userId } })}
        renderMenu={(account) =>
          account._id !== ownId && [
            account.disabled_at === null ? (
              <MenuItem key="disable" onClick={() => setAsking([account])}>
                {t('disable')}
              </MenuItem>
            ) : (
              <MenuItem key="enable" onClick={() => enable.mutate([account])}>
                {t('enable')}
              </MenuItem>
            ),
            account.last_seen_at !== null && (
              <MenuItem key="logOut" onClick={() => logOut.mutate([account])}>
                {t('logOut')}
              </MenuItem>
            ),
          ]
        }
        renderBulk={({ rows }) => (
          <BulkActs
            rows={others(rows)}
            busy={disable.isPending || enable.isPending}
            onDisable={setAsking}
            onEnable={enable.mutate}
          />
        )}
      />
      {asking.length > 0 && (
        <ConfirmDialog
          danger
          title={t('disableTitle', { count: asking.length, name: asking[0]?.name ?? '' })}
          confirm={t('disable')}
          busy={disable.isPending}
          onConfirm={() => disable.mutate(asking, { onSettled: () => setAsking([]) })}
          onCancel={() => setAsking([])}
        >
          {t('disableBody')}
        </ConfirmDialog>
      )}
    </Page>
  );
}

type BulkProps = {
  readonly rows: readonly Account[];
  readonly busy: boolean;
  readonly onDisable: (rows: readonly Account[]) => void;
  readonly onEnable: (rows: readonly Account[]) => void;
};

/** The buttons that apply to at least one of the ticked accounts. */
function BulkActs({ rows, busy, onDisable, onEnable }: BulkProps) {
  const { t } = useTranslation('users');
  const enabled = rows.filter(({ disabled_at: at }) => at === null);
  const disabled = rows.filter(({ disabled_at: at }) => at !== null);
  return (
    <>
      {enabled.length > 0 && (
        <ActButton size="small" variant="outlined" busy={busy} onClick={() => onDisable(enabled)}>
          {t('disable')}
        </ActButton>
      )}
      {disabled.length > 0 && (
        <ActButton size="small" variant="outlined" busy={busy} onClick={() => onEnable(disabled)}>
          {t('enable')}
        </ActButton>
      )}
    </>
  );
}

const roleFilters: Readonly<Record<Role, string>> = {
  admin: 'is_admin',
  circuitManager: 'is_circuit_manager',
};

function filtersOf({ role, state, trust }: Chosen) {
  const known = roles.find((one) => one === role);
  return {
    ...(known && { [roleFilters[known]]: true }),
    ...(state && { is_disabled: state === 'disabled' }),
    ...(trust && { is_trusted: trust === 'trusted' }),
  };
}

type FilterProps = { readonly chosen: Chosen; readonly onChoose: (chosen: Chosen) => void };

function Filters({ chosen, onChoose }: FilterProps) {
  const { t } = useTranslation('users');
  const every = { value: '', label: t('every') };
  return (
    <>
      <OptionSelect
        label={t('columns.roles')}
        value={chosen['role'] ?? ''}
        options={[every, ...roles.map((value) => ({ value, label: t(`roles.${value}`) }))]}
        onChange={(role) => onChoose({ role })}
      />
      <OptionSelect
        label={t('columns.state')}
        value={chosen['state'] ?? ''}
        options={[
          every,
          { value: 'enabled', label: t('states.enabled') },
          { value: 'disabled', label: t('states.disabled') },
        ]}
        onChange={(state) => onChoose({ state })}
      />
      <OptionSelect
        label={t('columns.trust')}
        value={chosen['trust'] ?? ''}
        options={[
          every,
          { value: 'trusted', label: t('trust.trusted') },
          { value: 'untrusted', label: t('trust.not') },
        ]}
        onChange={(trust) => onChoose({ trust })}
      />
    </>
  );
}

type Words = ReturnType<typeof useTranslation<'users'>>['t'];

const columnsOf = (t: Words, verifies: boolean): Column<Account>[] => [
  { id: 'name', label: t('columns.name'), cell: ({ name }) => name, sortable: true },
  {
    id: 'email',
    label: t('columns.email'),
    sortable: true,
    cell: ({ email, email_verified: verified }) =>
      verified || !verifies ? email : `${email} (${t('unverified')})`,
  },
  {
    id: 'roles',
    label: t('columns.roles'),
    cell: (account) =>
      account.roles.length > 0 || account.disabled_at ? <RoleChips account={account} /> : null,
  },
  {
    id: 'is_trusted',
    label: t('columns.trust'),
    cell: ({ trusted }) => (trusted ? t('trust.trusted') : null),
    from: 'lg',
  },
  {
    id: 'last_seen_at',
    label: t('columns.seen'),
    cell: ({ last_seen_at: at }) => (at ? formatMoment(at) : t('loggedOutNow')),
    from: 'lg',
  },
  {
    id: 'created_at',
    label: t('columns.created'),
    cell: ({ created_at: at }) => formatDay(at),
    sortable: true,
    from: 'xl',
  },
];
