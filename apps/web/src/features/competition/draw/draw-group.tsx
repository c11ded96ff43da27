import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly count: number;
  readonly place: (place: number) => ReactNode;
};

/** A group of a draw, with its places in order. */
export function DrawGroup({ title, count, place }: Props) {
  return (
    <Card component="section" aria-label={title}>
      <Typography
        variant="h3"
        sx={{
          px: 2,
          py: 1.25,
          color: 'var(--mui-palette-table-line)',
          bgcolor: 'var(--mui-palette-table-main)',
        }}
      >
        {title}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 1, listStyle: 'none' }}>
        {Array.from({ length: count }, (_, index) => place(index))}
      </Box>
    </Card>
  );
}
