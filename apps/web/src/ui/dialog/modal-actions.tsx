import DialogActions from '@mui/material/DialogActions';
import type { ReactNode } from 'react';

/** The buttons of a dialog, the main one last; stacked on a phone if they do not fit, where a long label breaks in large letters. */
export const ModalActions = ({ children }: { readonly children: ReactNode }) => (
  <DialogActions
    disableSpacing
    sx={{ px: { xs: 2, sm: 3 }, pb: 2, flexWrap: 'wrap', gap: 1, '& > button': { maxWidth: '100%' } }}
  >
    {children}
  </DialogActions>
);
