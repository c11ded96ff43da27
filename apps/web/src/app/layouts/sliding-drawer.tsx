import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { widths } from '#ui/theme/tokens.ts';

type Props = { readonly onClose: () => void; readonly children: ReactNode };

/** The menu over the page, if there is no room beside it. Escape and a tap outside close it. */
export function SlidingDrawer({ onClose, children }: Props) {
  return (
    <Drawer open onClose={onClose} slotProps={{ paper: { sx: { width: widths.drawer, maxWidth: '85vw' } } }}>
      {children}
    </Drawer>
  );
}
