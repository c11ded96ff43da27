import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = {
  readonly first: ReactNode;
  /** Short facts; missing ones are left out. */
  readonly second: readonly (string | null | undefined | false)[];
};

/** A name with distinguishing facts below. */
export function TwoLines({ first, second }: Props) {
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0, py: 0.5 }}>
      <Box component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {first}
      </Box>
      <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
        {second.filter(Boolean).join('\u00A0· ')}
      </Typography>
    </Box>
  );
}
