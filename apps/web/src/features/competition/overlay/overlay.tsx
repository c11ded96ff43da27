import Box from '@mui/material/Box';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#ui/page/page-title.ts';
import { NextUp, Scoreboard } from './scoreboard.tsx';
import { unitProperty, units } from '#ui/units.ts';
import { type OverlayOf, useOverlay } from './use-overlay.ts';

/** The scoreboard of an open over a camera's picture: nothing around it, a transparent ground, always up to date. */
export function Overlay({ of }: { readonly of: OverlayOf }) {
  const { t } = useTranslation('lab');
  const { board, next, isPending, isRefused, isLate } = useOverlay(of);
  usePageTitle(t('overlay.title'));
  useTransparentPage();
  return (
    <Box
      component="main"
      data-theme="dark"
      sx={{
        ...unitProperty,
        position: 'fixed',
        inset: 0,
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        gap: units(16),
        p: units(64),
        colorScheme: 'normal',
      }}
    >
      {board && <Scoreboard board={board} />}
      {next && <NextUp match={next} />}
      {isRefused && <Remark text={t('overlay.notShown')} />}
      {isLate && <Remark text={t('overlay.lost')} />}
      {!isPending && !isRefused && !board && !next && <Remark text={t('overlay.none')} />}
    </Box>
  );
}

const Remark = ({ text }: { readonly text: string }) => (
  <Box
    role="status"
    sx={{
      width: 'fit-content',
      px: units(24),
      py: units(10),
      borderRadius: units(12),
      bgcolor: 'var(--mui-palette-background-default)',
      color: 'text.secondary',
      fontSize: units(30),
    }}
  >
    {text}
  </Box>
);

/** While it is shown, the page has no ground of its own: OBS puts its picture behind it. */
function useTransparentPage(): void {
  useLayoutEffect(() => {
    const { documentElement: root, body } = document;
    const before = [root.style.cssText, body.style.cssText] as const;
    root.style.background = 'transparent';
    // A dark page has a dark canvas, which would hide the picture.
    root.style.colorScheme = 'normal';
    body.style.background = 'transparent';
    return () => {
      [root.style.cssText, body.style.cssText] = before;
    };
  }, []);
}
