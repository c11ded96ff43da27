import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

type Props = { readonly form: ReactNode; readonly tried: ReactNode };

/** The form, and beside it or below what it would do, which stays in view while one edits. */
export const EditionLayout = ({ form, tried }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 4fr)' },
    }}
  >
    <Card sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>{form}</Card>
    <Box sx={{ minWidth: 0, position: { lg: 'sticky' }, top: { lg: 88 } }}>{tried}</Box>
  </Box>
);
