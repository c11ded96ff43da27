import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { narrowed } from '../narrowed.ts';

/** A text of more letters is narrower. */
const longFrom = 26;

/** A line of a table's card, which keeps its place when it is empty. */
export const CardLine = ({ children }: { readonly children: ReactNode }) => (
  <Typography
    variant="body2"
    color="textSecondary"
    noWrap
    sx={{
      px: 1.5,
      fontSize: '0.8125rem',
      lineHeight: 1.25,
      minHeight: '1lh',
      textAlign: 'start',
      ...(typeof children === 'string' && narrowed(children, longFrom)),
    }}
  >
    {children}
  </Typography>
);
