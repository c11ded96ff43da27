import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The blue header of a match card: the table seen from above, with its thin white centre line. */
export function TableHeader({ left, right }: { readonly left: ReactNode; readonly right: ReactNode }) {
  const half = { px: { xs: 2, sm: 3 }, py: 2, minWidth: 0 } as const;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        color: 'var(--mui-palette-table-line)',
        bgcolor: 'var(--mui-palette-table-main)',
        backgroundImage: 'linear-gradient(var(--mui-palette-table-line), var(--mui-palette-table-line))',
        backgroundSize: '1px 100%',
        backgroundPosition: 'center',
        backgroundRepeat: 'no-repeat',
      }}
    >
      <Box sx={half}>{left}</Box>
      <Box sx={{ ...half, textAlign: 'right' }}>{right}</Box>
    </Box>
  );
}
