import type { Role } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useHeardRoles } from '#lib/session/use-heard-roles.ts';
import { notify } from '#ui/notify/notifications.ts';

/** Says that an admin has given or taken a role; the menu and the pages follow by themselves. */
export function useRoleNotice(): void {
  const { t } = useTranslation('shell');
  useHeardRoles((roles: readonly Role[]) => {
    const which = roles.includes('admin') ? 'admin' : (roles[0] ?? 'none');
    notify('info', t('roles.changed'), { subtitle: t(`roles.${which}`), duration: 10_000 });
  });
}
