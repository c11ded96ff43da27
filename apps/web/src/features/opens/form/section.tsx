import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Columns, Stack } from '#ui/layout.ts';

/** A part of a form under a heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="fieldset" sx={{ border: 0, m: 0, p: 0, mb: 1 }}>
      <Typography component="legend" variant="h2" sx={{ mb: 2, p: 0 }}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

/** Two fields side by side, one below the other on a phone. */
export const Pair = ({ children }: { readonly children: ReactNode }) => (
  <Columns above="sm" gap={2}>
    {children}
  </Columns>
);
