import { styled } from '@mui/material/styles';

/**
 * One below the other. Not MUI's `Stack`, a flexbox, whose children shrink where there is no room, and which is more code on the
 * first page: the one column of this grid is never wider than what it stands in, however wide a table in it is.
 */
export const Stack = styled('div')<{ gap?: number }>(({ theme, gap = 2 }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(gap),
}));

/** Side by side, in as many lines as it takes. */
export const Row = styled('div')<{ gap?: number; nowrap?: boolean }>(
  ({ theme, gap = 1, nowrap = false }) => ({
    display: 'flex',
    flexWrap: nowrap ? 'nowrap' : 'wrap',
    alignItems: 'center',
    gap: theme.spacing(gap),
  }),
);

interface ColumnsProps {
  /** The width of the window from which they are columns; below it, one is below the other. */
  readonly above: 'sm' | 'md';
  readonly count?: number;
  readonly gap?: number;
}

/** Columns of equal width. */
export const Columns = styled('div')<ColumnsProps>(({ theme, above, count = 2, gap = 3 }) => ({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(gap),
  [theme.breakpoints.up(above)]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
}));

/** The styles of a text that is cut after so many lines, which may differ by the width of the window. */
export const clamped = <Lines>(lines: Lines) =>
  ({
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
  }) as const;
