import type { Account } from '@topspin/contract';
import i18next from 'i18next';
import { sheetOf } from '#lib/export/sheet-of.ts';
import type { Sheet } from '#lib/export/sheet.ts';
import type { WholeList } from '#ui/list/listing.ts';

/** Accounts as a table. */
export function usersSheet(users: WholeList<Account>): Sheet {
  const { t } = i18next;
  return sheetOf(t('users:title'), users, [
    [t('users:columns.name'), ({ name }) => name],
    [t('users:columns.email'), ({ email }) => email],
    [t('users:columns.roles'), ({ roles }) => roles.map((role) => t(`users:roles.${role}`)).join(', ')],
    [
      t('users:columns.state'),
      ({ disabled_at: at }) => t(at === null ? 'users:states.enabled' : 'users:states.disabled'),
    ],
    [t('users:columns.trust'), ({ trusted }) => t(trusted ? 'users:trust.trusted' : 'users:trust.not')],
    [t('users:columns.created'), ({ created_at: at }) => at.slice(0, 10)],
  ]);
}
