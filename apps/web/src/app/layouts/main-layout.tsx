import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { heights, widths } from '#ui/tokens.ts';
import { LanguageMenu } from '../language-menu.tsx';
import { ProfileMenu } from '../profile-menu.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';
import { DrawerMenu } from './drawer.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useShellRemoved } from './use-shell-removed.ts';

/** Every page of somebody who is logged in: bar on top, menu at the side, content beside it. */
export function MainLayout() {
  useShellRemoved();
  const beside = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [shown, setShown] = useState({ beside: true, over: false });
  const open = beside ? shown.beside : shown.over;
  const set = (value: boolean) => setShown(beside ? { ...shown, beside: value } : { ...shown, over: value });
  return (
    <>
      <SkipLink />
      <TopBar drawerOpen={open} onToggleDrawer={() => set(!open)}>
        <LanguageMenu />
        <ThemeToggle />
        <ProfileMenu />
      </TopBar>
      <Drawer
        variant={beside ? 'persistent' : 'temporary'}
        open={open}
        onClose={() => set(false)}
        slotProps={{
          paper: {
            sx: {
              width: widths.drawer,
              top: heights.bar,
              height: `calc(100% - ${heights.bar}px)`,
              borderColor: 'divider',
            },
          },
        }}
      >
        <DrawerMenu onChosen={() => !beside && set(false)} />
      </Drawer>
      <Box
        component="main"
        id={contentId}
        tabIndex={-1}
        sx={{
          pt: `${heights.bar}px`,
          ml: beside && open ? `${widths.drawer}px` : 0,
          outline: 'none',
          minHeight: '100vh',
        }}
      >
        <ErrorBoundary>
          <Outlet />
        </ErrorBoundary>
      </Box>
    </>
  );
}
