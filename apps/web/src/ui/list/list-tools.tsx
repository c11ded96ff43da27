import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** The download of the list: an icon, beside the search on a phone. */
  readonly download?: ReactNode;
};

/** Search and sort order above a list, side by side if there is room. */
export function ListTools({ children, download }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 400px) auto auto' },
        justifyContent: { sm: 'start' },
        alignItems: 'center',
        '& > *': { maxWidth: 'none', gridColumn: { xs: '1 / -1', sm: 'auto' } },
        ...(download !== undefined && { '& > :first-of-type': { gridColumn: { xs: '1', sm: 'auto' } } }),
        mb: 2,
      }}
    >
      {children}
      {download !== undefined && (
        <Box sx={{ '&&': { gridRow: '1', gridColumn: { xs: '2', sm: '3' } } }}>{download}</Box>
      )}
    </Box>
  );
}
