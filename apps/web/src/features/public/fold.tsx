import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Something folded away under its title, as the browser does it. */
export const Fold = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box
    component="details"
    sx={{
      '& > summary': { cursor: 'pointer', minHeight: 44, px: 1, lineHeight: '44px', color: 'primary.main' },
    }}
  >
    <summary>{title}</summary>
    {children}
  </Box>
);
