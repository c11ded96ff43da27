import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { getTrust } from '@topspin/contract';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingCount } from '#features/management/pending/use-pending.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';
import { useMe } from '#lib/session/use-me.ts';
import { Icon } from '#ui/icon.tsx';
import { opensTo } from '../opens-to.ts';
import { menu, type MenuEntry } from '../menu.ts';
import { paths } from '../paths.ts';

/** The menu, with the admin entries that the user's roles give access to. */
export function DrawerMenu({ onChosen }: { readonly onChosen: () => void }) {
  const { t } = useTranslation('shell');
  const roles = useMe()?.user.roles ?? [];
  const nav = useRef<HTMLElement>(null);
  // The admin's menu is longer than most screens: the entry of the page is in sight when a page is opened.
  useEffect(() => {
    if (roles.length > 0)
      nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [roles.length]);
  const sections = menu.map(({ heading, entries }) => ({
    heading,
    entries: entries.filter(({ shownTo }) => shownTo === undefined || opensTo(roles, shownTo)),
  }));
  return (
    <Box ref={nav} component="nav" aria-label={t('menu.label')} sx={{ p: 1.5 }}>
      {sections
        .filter(({ entries }) => entries.length > 0)
        .map(({ heading, entries }) => (
          <List
            key={heading}
            dense
            sx={{ display: 'grid', gap: 0.25 }}
            {...(heading && {
              subheader: (
                <ListSubheader disableSticky sx={{ typography: 'overline', bgcolor: 'transparent', pt: 2 }}>
                  {t(`menu.${heading}`)}
                </ListSubheader>
              ),
            })}
          >
            {entries.map((entry) => (
              <Entry key={entry.to} entry={entry} onChosen={onChosen} />
            ))}
          </List>
        ))}
    </Box>
  );
}

/** How many opens await trust. */
function WaitingBadge() {
  const { t } = useTranslation('home');
  const count = useQuery(apiQuery(getTrust)).data?.waiting.opens ?? 0;
  if (count === 0) return null;
  return <Chip size="small" color="secondary" label={count} aria-label={t('approval.title', { count })} />;
}

function Entry({
  entry: { to, icon, label },
  onChosen,
}: {
  readonly entry: MenuEntry;
  readonly onChosen: () => void;
}) {
  const { t } = useTranslation('shell');
  return (
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
        <ListItemText primary={t(`menu.${label}`)} slotProps={{ primary: { sx: { fontWeight: 600 } } }} />
        {to === paths.management && <PendingBadge />}
        {to === paths.organisersAdmin && <WaitingBadge />}
      </ListItemButton>
    </li>
  );
}

/** How many items in Gestión await an answer. */
function PendingBadge() {
  const { t } = useTranslation('shell');
  const count = usePendingCount();
  if (count === 0) return null;
  return <Chip size="small" color="secondary" label={count} aria-label={t('pending', { count })} />;
}
