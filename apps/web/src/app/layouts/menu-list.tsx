import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { paths, type Path } from '#lib/paths.ts';

type ListProps = { readonly heading?: string | undefined; readonly children: ReactNode };

/** A section of the menu. */
export const MenuList = ({ heading, children }: ListProps) => (
  <List
    dense
    sx={{ display: 'grid', gap: 0.25 }}
    {...(heading !== undefined && {
      subheader: (
        <ListSubheader disableSticky sx={{ typography: 'overline', bgcolor: 'transparent', pt: 2 }}>
          {heading}
        </ListSubheader>
      ),
    })}
  >
    {children}
  </List>
);

type ItemProps = {
  readonly to: Path;
  readonly icon: string;
  readonly label: string;
  readonly onChosen: () => void;
  /** Behind the label, as what waits for an answer. */
  readonly badge?: ReactNode;
};

/** A page in the menu. */
export const MenuItem = ({ to, icon, label, onChosen, badge }: ItemProps) => (
  <li>
    <ListItemButton
      component={Link}
      to={to}
      onClick={onChosen}
      activeOptions={{ exact: to === paths.home }}
      activeProps={{ 'aria-current': 'page' }}
      sx={{
        '&[aria-current="page"]': {
          color: 'primary.main',
          bgcolor: 'var(--mui-palette-quiet)',
          boxShadow: 'inset 3px 0 0 currentColor',
          '& .MuiListItemIcon-root': { color: 'inherit' },
        },
      }}
    >
      <ListItemIcon sx={{ minWidth: 40, '& > svg': { fontSize: 24 } }}>
        <Icon path={icon} />
      </ListItemIcon>
      <ListItemText primary={label} slotProps={{ primary: { sx: { fontWeight: 600 } } }} />
      {badge}
    </ListItemButton>
  </li>
);
