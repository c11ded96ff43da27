import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import { useIsWholeScreen } from '#ui/page/whole-screen.ts';
import { useNeedsWidth } from '#ui/page/wide-screen.ts';
import { ErrorBoundary } from '#ui/state/error-boundary.tsx';
import { heights, widths } from '#ui/theme/tokens.ts';
import { LanguageMenu } from '../language-menu.tsx';
import { PlayerOffer } from '../player-offer.tsx';
import { ProfileMenu } from '../profile-menu.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';
import { DrawerMenu } from './drawer-menu.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useRoleNotice } from './use-role-notice.ts';
import { useSessionWatch } from './use-session-watch.ts';
import { useShellRemoved } from './use-shell-removed.ts';
import { WholeOutlet } from './whole-outlet.tsx';

const SlidingDrawer = lazy(async () => ({ default: (await import('./sliding-drawer.tsx')).SlidingDrawer }));

/** The layout of logged-in pages: bar on top, menu at the side, content beside it; only the content while it has the whole screen. */
export function MainLayout() {
  useShellRemoved();
  useRoleNotice();
  useSessionWatch();
  const needsWidth = useNeedsWidth();
  const beside = useMediaQuery((theme) => theme.breakpoints.up(needsWidth ? 'xl' : 'lg'), { noSsr: true });
  const [shown, setShown] = useState({ beside: true, over: false });
  const isWhole = useIsWholeScreen();
  const open = !isWhole && (beside ? shown.beside : shown.over);
  const set = (value: boolean) => setShown(beside ? { ...shown, beside: value } : { ...shown, over: value });
  return (
    <>
      {!isWhole && (
        <>
          <SkipLink />
          <TopBar drawerOpen={open} onToggleDrawer={() => set(!open)}>
            <LanguageMenu />
            <ThemeToggle />
            <ProfileMenu />
          </TopBar>
        </>
      )}
      {beside && open && (
        <Box sx={besideContent}>
          <DrawerMenu onChosen={() => undefined} />
        </Box>
      )}
      {!beside && open && (
        <Suspense>
          <SlidingDrawer onClose={() => set(false)}>
            <DrawerMenu onChosen={() => set(false)} />
          </SlidingDrawer>
        </Suspense>
      )}
      <Box
        component="main"
        id={contentId}
        tabIndex={-1}
        sx={{
          pt: isWhole ? 0 : `${heights.bar}px`,
          ml: beside && open ? `${widths.drawer}px` : 0,
          outline: 'none',
          minHeight: '100vh',
        }}
      >
        <ErrorBoundary>
          <WholeOutlet />
        </ErrorBoundary>
        <OfflineNotice />
      </Box>
      <PlayerOffer />
    </>
  );
}

const besideContent = {
  position: 'fixed',
  inset: `${heights.bar}px auto 0 0`,
  width: widths.drawer,
  overflowY: 'auto',
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
} as const;
