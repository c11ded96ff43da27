import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ScoreLink } from '@topspin/contract';
import { lazy, Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';

const CodeOnPaper = lazy(async () => ({ default: (await import('./code-on-paper.tsx')).CodeOnPaper }));

type Props = {
  readonly openName: string;
  readonly links: readonly ScoreLink[];
  /** Whether it is printed at once, when its codes are drawn. */
  readonly now?: boolean;
};

/** What is printed: a sheet of A4 for each link, and nothing of the page around it. */
export function PrintSheet({ openName, links, now = false }: Props) {
  return createPortal(
    <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
      <GlobalStyles
        styles={{
          '@media print': {
            '#root': { display: 'none' },
            body: { background: '#fff', color: '#000' },
            '@page': { size: 'A4', margin: '15mm' },
          },
        }}
      />
      <Suspense>
        {links.map((link) => (
          <Box key={link._id} sx={{ breakAfter: 'page', '&:last-child': { breakAfter: 'auto' } }}>
            <CodeOnPaper openName={openName} link={link} />
          </Box>
        ))}
        {now && <PrintNow />}
      </Suspense>
    </Box>,
    document.body,
  );
}

/** Prints once it is shown: beside what is loaded, when that is there. */
function PrintNow() {
  useEffect(() => window.print(), []);
  return null;
}
