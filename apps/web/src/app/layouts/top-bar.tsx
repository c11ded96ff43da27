import { mdiMenu } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingCount } from '#features/my-page/pending/use-pending.ts';
import { Icon } from '#ui/icon.tsx';
import { heights } from '#ui/theme/tokens.ts';
import { paths } from '#lib/paths.ts';
import { Wordmark } from '../wordmark.tsx';

type Props = {
  readonly drawerOpen: boolean;
  readonly onToggleDrawer: () => void;
  readonly children: ReactNode;
};

/** The blue table's end across the top of every page, with its white line. */
export function TopBar({ drawerOpen, onToggleDrawer, children }: Props) {
  const { t } = useTranslation('shell');
  const pending = usePendingCount();
  return (
    <Box
      component="header"
      sx={{
        position: 'fixed',
        inset: '0 0 auto 0',
        zIndex: 'drawer',
        height: heights.bar,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1, sm: 2 },
        color: 'var(--mui-palette-table-line)',
        bgcolor: 'var(--mui-palette-table-main)',
        borderBottom: '2px solid var(--mui-palette-table-line)',
        '& :focus-visible': { outlineColor: 'currentColor' },
        '& .MuiSvgIcon-root': { fontSize: 24 },
      }}
    >
      <IconButton
        color="inherit"
        aria-label={[
          drawerOpen ? t('closeMenu') : t('openMenu'),
          pending > 0 && t('pending', { count: pending }),
        ]
          .filter(Boolean)
          .join(', ')}
        aria-expanded={drawerOpen}
        onClick={onToggleDrawer}
      >
        <Icon path={mdiMenu} />
        {pending > 0 && !drawerOpen && <Box component="span" aria-hidden sx={dot} />}
      </IconButton>
      <Box
        component={Link}
        to={paths.home}
        sx={{ color: 'inherit', textDecoration: 'none', mr: 'auto', p: 1, minWidth: 0 }}
      >
        <Wordmark />
      </Box>
      {children}
    </Box>
  );
}

/** Whether something on the menu's pages awaits an answer. */
const dot = {
  position: 'absolute',
  top: 8,
  right: 8,
  width: 10,
  height: 10,
  borderRadius: '50%',
  bgcolor: 'secondary.main',
  border: '2px solid var(--mui-palette-table-main)',
} as const;
