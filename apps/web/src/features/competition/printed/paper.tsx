import Box from '@mui/material/Box';
import { createContext, type ReactNode, use } from 'react';
import { fontFamily } from '#ui/theme/tokens.ts';
import { margin, type PageSize } from './page-size.ts';
import { usePrintStyles } from './use-print-styles.ts';

const Page = createContext<PageSize | null>(null);

export function usePage(): PageSize {
  const page = use(Page);
  if (page === null) throw new Error('A sheet stands on paper');
  return page;
}

const pixels = (millimetres: number): number => (millimetres * 96) / 25.4;

/** How much of the window the preview has, by its width. */
const room = { xs: 300, sm: 540, md: 860 } as const;

type PaperProps = {
  readonly page: PageSize;
  /** Whether its pages belong together, and have numbers. */
  readonly isNumbered: boolean;
  readonly children: ReactNode;
};

/** Pages to be printed, as they come out of the printer: black on white in both themes, smaller on the screen if they have to be. */
export function Paper({ page, isNumbered, children }: PaperProps) {
  usePrintStyles(page, isNumbered);
  const zoomIn = (width: number) => Math.min(1, width / pixels(page.width));
  return (
    <Box
      data-paper
      sx={{
        zoom: { xs: zoomIn(room.xs), sm: zoomIn(room.sm), md: zoomIn(room.md) },
        width: `${page.width}mm`,
        mx: 'auto',
        fontFamily,
        fontSize: '9.5pt',
        lineHeight: 1.3,
        // As printers set it: not by the pixels of a screen.
        textRendering: 'geometricPrecision',
        colorScheme: 'light',
        color: '#000',
        '@media print': { zoom: 1, width: 'auto' },
      }}
    >
      <Page value={page}>{children}</Page>
    </Box>
  );
}

type SheetProps = {
  /** One page, however little is on it; else as many as it takes. */
  readonly whole?: boolean;
  readonly label: string;
  readonly children: ReactNode;
};

/** What begins on a page of its own. */
export function Sheet({ whole = false, label, children }: SheetProps) {
  const { height, inner } = usePage();
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        boxSizing: 'border-box',
        bgcolor: '#fff',
        p: `${margin}mm`,
        mb: '6mm',
        minHeight: `${height}mm`,
        ...(whole && { height: `${height}mm` }),
        outline: '1px solid var(--mui-palette-divider)',
        '@media print': {
          p: 0,
          m: 0,
          outline: 'none',
          minHeight: 0,
          '&:not(:last-child)': { breakAfter: 'page' },
          // A hair less, so that rounding makes no empty page.
          ...(whole && { height: `${inner.height - 0.5}mm`, breakInside: 'avoid' }),
        },
      }}
    >
      {children}
    </Box>
  );
}
