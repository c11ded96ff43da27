import {
  type Account,
  disableUser,
  enableUser,
  endUserSessions,
  getUser,
  listUsers,
  listUserSessions,
} from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { notify } from '#ui/notify/notifications.ts';

type Users = readonly Account[];

/** Reloads everything that shows accounts. */
export const afterUserChange = () => invalidate(listUsers, getUser, listUserSessions);

const each = (users: Users, route: typeof disableUser | typeof enableUser | typeof endUserSessions) =>
  Promise.all(users.map(({ _id: id }) => call(route, { params: { id } })));

/** What an admin does to one account or to several at once. */
export function useUserActs() {
  const { t } = useTranslation('users');
  const wordsOf = (users: Users) => ({ count: users.length, name: users[0]?.name ?? '' });
  const disable = useWrite({
    write: (users: Users) => each(users, disableUser),
    onSuccess: (_, users) => {
      const undo = () => each(users, enableUser).then(afterUserChange);
      notifyRemoved(t('disabled', wordsOf(users)), { undo, subtitle: t('disabledHint') });
    },
    onSettled: afterUserChange,
  });
  const enable = useWrite({
    write: (users: Users) => each(users, enableUser),
    onSuccess: (_, users) => notify('success', t('enabled', wordsOf(users))),
    onSettled: afterUserChange,
  });
  const logOut = useWrite({
    write: (users: Users) => each(users, endUserSessions),
    onSuccess: (_, users) => notify('success', t('loggedOut', wordsOf(users))),
    onSettled: afterUserChange,
  });
  return { disable, enable, logOut };
}
