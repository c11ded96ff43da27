import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useHaveMoved } from '../act/settling-rows.ts';

type Props = {
  /** What places the rows: another order, or one more of them, is another text. */
  readonly order: string;
  readonly children: ReactNode;
};

/** Rows that move by themselves, as results come: for a moment afterwards none of them takes a tap that was meant for another. */
export const CalmRows = ({ order, children }: Props) => (
  <Box sx={useHaveMoved(order) ? { pointerEvents: 'none' } : null}>{children}</Box>
);
