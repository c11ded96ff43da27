import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Fact = readonly [label: string, value: ReactNode];

type Props = {
  readonly facts: readonly Fact[];
  /** In a panel, which has the air that they have by themselves. */
  readonly inPanel?: boolean;
};

/** Short facts, one per line; unknown ones are left out. */
export function Facts({ facts, inPanel = false }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        ...(!inPanel && { px: { xs: 2, sm: 3 }, py: 2 }),
        display: 'grid',
        gridTemplateColumns: 'minmax(0, auto) minmax(min(9rem, 45%), 1fr)',
        columnGap: 3,
        rowGap: 1.25,
      }}
    >
      {facts.map(
        ([label, value]) =>
          value && (
            <Box key={label} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
              <Box
                component="dd"
                sx={{ m: 0, textAlign: 'right', fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {value}
              </Box>
            </Box>
          ),
      )}
    </Box>
  );
}
