import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A part of a form under a heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 2, border: 0, m: 0, p: 0, mb: 1 }}>
      <Typography component="legend" variant="h2" sx={{ mb: 2, p: 0 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Two fields side by side, one below the other on a phone. */
export const Pair = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>{children}</Box>
);
