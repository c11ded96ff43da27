import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Stack } from '#ui/layout.ts';
import { LineDrawing, type Drawing } from './line-drawing.tsx';

type Props = {
  readonly drawing: Drawing;
  readonly title: string;
  readonly hint?: string | undefined;
  /** The button that helps. */
  readonly action?: ReactNode;
  readonly role?: 'alert' | 'status';
  /** Whether it is the whole page, so that its title is the page's heading. */
  readonly wholePage?: boolean;
};

/** An empty, failed or offline state: a small drawing, a sentence that says why, and a button that helps. */
export function StatePanel({ drawing, title, hint, action, role, wholePage = false }: Props) {
  return (
    <Stack role={role} gap={1} sx={{ justifyItems: 'center', px: 2, py: 4, textAlign: 'center' }}>
      <LineDrawing of={drawing} />
      <Typography variant={wholePage ? 'h1' : 'h3'} component={wholePage ? 'h1' : 'p'} sx={{ mt: 1 }}>
        {title}
      </Typography>
      {hint && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '44ch' }}>
          {hint}
        </Typography>
      )}
      {action && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Stack>
  );
}
