import {
  mdiAccountCircleOutline,
  mdiClipboardTextOutline,
  mdiHelpCircleOutline,
  mdiHistory,
  mdiLogout,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { logOut } from '#lib/session/log-out.ts';
import { useMe } from '#lib/session/use-me.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Icon } from '#ui/icon.tsx';
import type { MenuProps } from '#ui/act/menu-button.tsx';
import { paths } from '#lib/paths.ts';
import { MenuLink } from '#ui/act/menu-link.tsx';

/** The account's name, links to its pages, and logging out. */
export function ProfileList({ anchor, onClose }: MenuProps) {
  const { t } = useTranslation('shell');
  const me = useMe();
  const user = me?.user;
  const navigate = useNavigate();
  const leave = () => {
    if (user) void import('#lib/outbox/left-behind.ts').then(({ sayLeftBehind }) => sayLeftBehind(user._id));
    void logOut();
    void navigate({ to: paths.auth, search: {} });
  };
  const links = [
    { to: paths.profile, icon: mdiAccountCircleOutline, label: t('profile') },
    { to: paths.management, icon: mdiClipboardTextOutline, label: t('management') },
    { to: paths.faq, icon: mdiHelpCircleOutline, label: t('faq') },
  ] as const;
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ paper: { sx: { minWidth: 240 } } }}>
      <Box role="none" sx={{ px: 2, py: 1.5 }}>
        <Typography variant="subtitle1">{user?.name}</Typography>
        <Hint>{user?.email}</Hint>
      </Box>
      <Divider role="none" />
      {me?.player && (
        <MenuLink
          to={paths.player}
          params={{ playerId: me.player._id }}
          search={{ tab: 'matches' }}
          onClick={onClose}
        >
          <ListItemIcon>
            <Icon path={mdiHistory} />
          </ListItemIcon>
          {t('history')}
        </MenuLink>
      )}
      {links.map(({ to, icon, label }) => (
        <MenuLink key={to} to={to} onClick={onClose}>
          <ListItemIcon>
            <Icon path={icon} />
          </ListItemIcon>
          {label}
        </MenuLink>
      ))}
      <Divider role="none" />
      <MenuItem onClick={leave}>
        <ListItemIcon>
          <Icon path={mdiLogout} />
        </ListItemIcon>
        {t('logout')}
      </MenuItem>
    </Menu>
  );
}
