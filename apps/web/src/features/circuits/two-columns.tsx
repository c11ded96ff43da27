import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Panels side by side on a wide screen, one below the other on a phone. */
export const TwoColumns = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    }}
  >
    {children}
  </Box>
);
