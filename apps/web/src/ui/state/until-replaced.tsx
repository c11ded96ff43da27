import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';

type Props = { readonly isOutdated: boolean; readonly children: ReactNode };

/** Content that stays readable while its successor loads, under a bar that only slow answers show. */
export const UntilReplaced = ({ isOutdated, children }: Props) => (
  <Box aria-busy={isOutdated} sx={{ position: 'relative' }}>
    {isOutdated && (
      <LinearProgress
        aria-hidden
        sx={{
          position: 'absolute',
          insetInline: 0,
          top: 0,
          height: 3,
          '@keyframes appear': { from: { visibility: 'hidden' } },
          animation: 'appear 0s 150ms backwards',
        }}
      />
    )}
    {children}
  </Box>
);
