import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Row } from '#ui/layout.ts';
import { usePageTitle } from './page-title.ts';
import { widths } from '../theme/tokens.ts';

type Props = {
  readonly title: string;
  readonly hint?: ReactNode;
  /** The main action of the page, or a few quiet ones. */
  readonly action?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A page's heading, its one action, and its content at a readable width. */
export function Page({ title, hint, action, wide = false, children }: Props) {
  usePageTitle(title);
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: wide ? 'none' : widths.page,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        py: { xs: 3, sm: 4 },
      }}
    >
      <Row gap={2} sx={{ alignItems: 'end', justifyContent: 'space-between', mb: 3 }}>
        {/* A small action stays beside the heading on a phone; a wide one goes below. */}
        <Box sx={{ minWidth: 0, flex: '1 1 16rem' }}>
          <Typography variant="h1">{title}</Typography>
          {hint && (
            <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: widths.text }}>
              {hint}
            </Typography>
          )}
        </Box>
        {action}
      </Row>
      {children}
    </Box>
  );
}
