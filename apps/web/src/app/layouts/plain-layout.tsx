import Box from '@mui/material/Box';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { heights } from '#ui/theme/tokens.ts';
import { LanguageMenu } from '../language-menu.tsx';
import { paths } from '#lib/paths.ts';
import { ThemeToggle } from '../theme-toggle.tsx';
import { Wordmark } from '../wordmark.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { useShellRemoved } from './use-shell-removed.ts';
import { WholeOutlet } from './whole-outlet.tsx';

/** Pages without login or menu: offline, not found, and for visitors help and terms. */
export function PlainLayout({ children = <WholeOutlet /> }: { readonly children?: ReactNode }) {
  useShellRemoved();
  return (
    <>
      <SkipLink />
      <Box
        component="header"
        sx={{
          height: heights.bar,
          display: 'flex',
          alignItems: 'center',
          px: { xs: 1, sm: 2 },
          color: 'var(--mui-palette-table-line)',
          bgcolor: 'var(--mui-palette-table-main)',
          borderBottom: '2px solid var(--mui-palette-table-line)',
          '& :focus-visible': { outlineColor: 'currentColor' },
          '& .MuiSvgIcon-root': { fontSize: 24 },
        }}
      >
        <Box
          component={Link}
          to={paths.home}
          sx={{ color: 'inherit', textDecoration: 'none', mr: 'auto', p: 1, minWidth: 0 }}
        >
          <Wordmark />
        </Box>
        <LanguageMenu />
        <ThemeToggle />
      </Box>
      <Box component="main" id={contentId} tabIndex={-1} sx={{ outline: 'none' }}>
        {children}
        <OfflineNotice />
      </Box>
    </>
  );
}
