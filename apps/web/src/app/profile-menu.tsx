import { mdiAccountCircleOutline, mdiClipboardTextOutline, mdiHelpCircleOutline, mdiLogout } from '@mdi/js';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logOut } from '#lib/session/log-out.ts';
import { useMe, type Me } from '#lib/session/use-me.ts';
import { Icon } from '#ui/icon.tsx';
import { paths } from './paths.ts';

/** Who one is, the way to one's own pages, and the way out. */
export function ProfileMenu() {
  const { t } = useTranslation('shell');
  const me = useMe();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const links = [
    { to: paths.profile, icon: mdiAccountCircleOutline, label: t('profile') },
    { to: paths.management, icon: mdiClipboardTextOutline, label: t('management') },
    { to: paths.faq, icon: mdiHelpCircleOutline, label: t('faq') },
  ];
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={t('profileMenu')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <OwnAvatar me={me} />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ paper: { sx: { minWidth: 240 } } }}
      >
        <Box role="none" sx={{ px: 2, py: 1.5 }}>
          <Typography variant="subtitle1">{me?.user.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {me?.user.email}
          </Typography>
        </Box>
        <Divider role="none" />
        {links.map(({ to, icon, label }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            <ListItemIcon>
              <Icon path={icon} />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
        <Divider role="none" />
        <MenuItem onClick={() => void logOut()}>
          <ListItemIcon>
            <Icon path={mdiLogout} />
          </ListItemIcon>
          {t('logout')}
        </MenuItem>
      </Menu>
    </>
  );
}

function OwnAvatar({ me }: { readonly me: Me | undefined }) {
  const initial = me?.user.name.trim().charAt(0).toUpperCase();
  return (
    <Avatar
      src={me?.user.avatar ?? undefined}
      alt=""
      sx={{
        width: 34,
        height: 34,
        fontSize: 16,
        fontWeight: 700,
        color: 'inherit',
        bgcolor: 'transparent',
        border: '2px solid currentColor',
      }}
    >
      {initial}
    </Avatar>
  );
}
