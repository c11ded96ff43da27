import Avatar from '@mui/material/Avatar';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#lib/session/use-me.ts';
import { initialsOf } from '#ui/initials.ts';
import { MenuButton } from '#ui/act/menu-button.tsx';

const ProfileList = lazy(async () => ({ default: (await import('./profile-list.tsx')).ProfileList }));

/** The user's avatar or initials, opening the account menu. */
export function ProfileMenu() {
  const { t } = useTranslation('shell');
  const user = useMe()?.user;
  return (
    <MenuButton label={t('profileMenu')} menu={ProfileList}>
      <Avatar
        src={user?.avatar ?? undefined}
        alt=""
        sx={{
          width: 'min(2.125rem, 40px)',
          height: 'min(2.125rem, 40px)',
          fontSize: 'min(0.875rem, 20px)',
          fontWeight: 700,
          color: 'inherit',
          bgcolor: 'transparent',
          border: '2px solid currentColor',
        }}
      >
        {initialsOf(user?.name ?? '')}
      </Avatar>
    </MenuButton>
  );
}
