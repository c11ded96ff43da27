import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Search and sort order above a list, side by side if there is room. */
export function ListTools({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: 'minmax(0, 400px) auto' },
        justifyContent: { sm: 'start' },
        '& > *': { maxWidth: 'none' },
        mb: 2,
      }}
    >
      {children}
    </Box>
  );
}
