import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly component?: 'span' | 'h1' | 'h2' | 'p';
  readonly role?: 'status';
};

/** Text for screen readers only, which takes no space on screen. */
export function VisuallyHidden({ children, component = 'span', role }: Props) {
  return (
    <Box component={component} role={role} sx={unseen}>
      {children}
    </Box>
  );
}

/** Styles that hide words from the eye alone. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  p: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
