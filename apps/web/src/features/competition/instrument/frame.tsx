import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWholeScreen } from '#ui/page/whole-screen.ts';

type Props = {
  readonly back: ReactNode;
  readonly sets: ReactNode;
  readonly unsent: ReactNode;
  readonly cues: ReactNode;
  /** The two halves, or what the match ended with. */
  readonly table: ReactNode;
  readonly line: ReactNode;
  readonly undo: ReactNode;
  readonly tools: ReactNode;
};

/** A phone held sideways. */
export const sideways = '@media (orientation: landscape) and (max-height: 31em)';

/** A phone whose text is so large that a notice and its button have no place beside each other. */
export const stacked = '@container umpire (max-width: 18rem)';

/** Such a phone held sideways. */
export const low = '@container umpire (max-height: 16rem)';

/** Either: words that something else shows as well give way. */
export const enlarged = '@container umpire (max-width: 18rem) or (max-height: 16rem)';

/**
 * The umpire's screen: every part has a row of its own, whose height does not depend on what is in it, so that nothing moves under a
 * finger. On a phone held sideways the sets and the cues share a row, and so do undo and the line. Rows and text grow with the text of
 * the browser's settings as far as the screen has place for them (`cqw` and `cqh` are its hundredths), and the halves have the rest.
 */
export function Frame({ back, sets, unsent, cues, table, line, undo, tools }: Props) {
  useWholeScreen();
  return (
    <Box data-whole-screen sx={screen}>
      <Box sx={rows}>
        <Part area="back">{back}</Part>
        <Part area="sets">{sets}</Part>
        <Part area="unsent">{unsent}</Part>
        <Part area="cues">{cues}</Part>
        <Box data-part="table" sx={halves}>
          {table}
        </Box>
        <Part area="line">{line}</Part>
        <Part area="undo">{undo}</Part>
        <Part area="tools">{tools}</Part>
      </Box>
    </Box>
  );
}

const Part = ({ area, children }: { readonly area: string; readonly children: ReactNode }) => (
  <Box
    data-part={area}
    sx={{ gridArea: area, minWidth: 0, minHeight: 0, display: 'grid', alignItems: 'center' }}
  >
    {children}
  </Box>
);

const screen = {
  position: 'fixed',
  inset: 0,
  zIndex: 'drawer',
  containerName: 'umpire',
  containerType: 'size',
  // On a screen too low for a phone's the halves keep a useful height.
  overflow: 'auto',
  bgcolor: 'background.default',
  '& .MuiIconButton-root': { p: 0, width: 'max(44px, min(2.75rem, 12cqmin))', aspectRatio: '1' },
  '& .MuiSvgIcon-root': { fontSize: 'min(1.5rem, 8.5cqmin)' },
} as const;

const rows = {
  boxSizing: 'border-box',
  height: '100%',
  display: 'grid',
  gridTemplateAreas:
    '"back sets unsent" "cues cues cues" "table table table" "line line line" "undo undo tools"',
  gridTemplateColumns: 'max(44px, min(3rem, 13cqw)) minmax(0, 1fr) max(88px, min(5.5rem, 28cqw))',
  gridTemplateRows:
    'max(44px, min(3rem, 8cqh)) min(2.5rem, 7cqh) minmax(9rem, 1fr) min(3.5rem, 11cqh) max(48px, min(4.5rem, 11.25cqh))',
  px: 'max(8px, env(safe-area-inset-left))',
  pt: 'env(safe-area-inset-top)',
  pb: 'max(4px, env(safe-area-inset-bottom))',
  [stacked]: {
    gridTemplateRows:
      'max(44px, 8cqh) 7cqh minmax(140px, 1fr) max(96px, 16cqh) max(48px, min(4.5rem, 11.25cqh))',
  },
  [sideways]: {
    gridTemplateAreas: '"back sets cues unsent" "table table table table" "undo undo line tools"',
    gridTemplateColumns:
      'max(44px, min(3rem, 8cqw)) minmax(0, min(15rem, 24cqw)) minmax(0, 1fr) max(88px, min(6.5rem, 16cqw))',
    gridTemplateRows: 'max(44px, min(2.75rem, 12cqh)) minmax(140px, 1fr) max(48px, min(4rem, 18cqh))',
    columnGap: 1,
  },
} as const;

/** Two halves with the white line between, from edge to edge. */
const halves = {
  gridArea: 'table',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: '3px',
  mx: 'calc(-1 * max(8px, env(safe-area-inset-left)))',
  overflow: 'hidden',
  bgcolor: 'var(--mui-palette-table-line)',
} as const;
