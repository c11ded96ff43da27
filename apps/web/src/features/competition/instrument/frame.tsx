import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWholeScreen } from '#ui/page/whole-screen.ts';

type Props = {
  readonly back: ReactNode;
  readonly sets: ReactNode;
  readonly unsent: ReactNode;
  readonly cues: ReactNode;
  readonly halves: ReactNode;
  readonly line: ReactNode;
  readonly undo: ReactNode;
  readonly tools: ReactNode;
};

/** A phone held sideways. */
export const sideways = '@media (orientation: landscape) and (max-height: 31em)';

/**
 * The umpire's screen: every part has a row of its own, whose height does not depend on what is in it, so that nothing moves under a
 * finger. On a phone held sideways the sets and the cues share a row, and so do undo and the line.
 */
export function Frame({ back, sets, unsent, cues, halves, line, undo, tools }: Props) {
  useWholeScreen();
  return (
    <Box data-whole-screen sx={frame}>
      <Part area="back">{back}</Part>
      <Part area="sets">{sets}</Part>
      <Part area="unsent">{unsent}</Part>
      <Part area="cues">{cues}</Part>
      <Box sx={table}>{halves}</Box>
      <Part area="line">{line}</Part>
      <Part area="undo">{undo}</Part>
      <Part area="tools">{tools}</Part>
    </Box>
  );
}

const Part = ({ area, children }: { readonly area: string; readonly children: ReactNode }) => (
  <Box data-part={area} sx={{ gridArea: area, minWidth: 0, display: 'grid', alignItems: 'center' }}>
    {children}
  </Box>
);

const frame = {
  position: 'fixed',
  inset: 0,
  zIndex: 'drawer',
  display: 'grid',
  gridTemplateAreas:
    '"back sets unsent" "cues cues cues" "table table table" "line line line" "undo undo tools"',
  gridTemplateColumns: '3rem minmax(0, 1fr) 5.5rem',
  // With the large text of the browser's settings the screen scrolls; the halves keep a useful height.
  gridTemplateRows: '3rem 2.5rem minmax(9rem, 1fr) 3.5rem 4.5rem',
  overflow: 'auto',
  px: 'max(8px, env(safe-area-inset-left))',
  pt: 'env(safe-area-inset-top)',
  pb: 'max(4px, env(safe-area-inset-bottom))',
  bgcolor: 'background.default',
  [sideways]: {
    gridTemplateAreas: '"back sets cues unsent" "table table table table" "undo undo line tools"',
    gridTemplateColumns: '3rem minmax(0, 15rem) minmax(0, 1fr) 6.5rem',
    gridTemplateRows: '2.75rem minmax(9rem, 1fr) 4rem',
    columnGap: 1,
  },
} as const;

/** Two halves with the white line between, from edge to edge. */
const table = {
  gridArea: 'table',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: '3px',
  mx: 'calc(-1 * max(8px, env(safe-area-inset-left)))',
  overflow: 'hidden',
  bgcolor: 'var(--mui-palette-table-line)',
} as const;
