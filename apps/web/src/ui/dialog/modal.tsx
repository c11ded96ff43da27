import Box from '@mui/material/Box';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Portal from '@mui/material/Portal';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { layGlass } from '../act/glass.ts';
import { calmAfter } from '../act/settling.ts';
import { dismiss } from '../notify/notifications.ts';
import { BallLoader } from '../state/ball-loader.tsx';
import { useIsWhole } from '../whole/use-is-whole.ts';
import { DiscardQuestion } from './discard-question.tsx';
import { ModalActions } from './modal-actions.tsx';
import { UnsavedContext, useAskBeforeUnload, useHeld } from './unsaved.ts';
import { useBack } from './use-back.ts';

export type ModalProps = Pick<DialogProps, 'maxWidth' | 'slotProps'> & {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  /** Whether it holds unsaved input; a `Form` inside reports this itself. */
  readonly unsaved?: boolean;
  /** Whether it takes the whole screen of a phone: for lists and long forms. */
  readonly fillsPhone?: boolean;
  /** Whether it is always as high as the window: what grows scrolls inside, and its buttons stay in their place. */
  readonly keepsHeight?: boolean;
};

/**
 * The only dialog component. Escape, a tap outside and going back all close it, and ask first if that would
 * discard input. Show it by mounting it.
 */
export function Modal({
  title,
  children,
  actions,
  onClose,
  unsaved = false,
  fillsPhone = false,
  keepsHeight = false,
  ...looks
}: ModalProps) {
  const narrow = useMediaQuery('(max-width: 599px)');
  const heading = useId();
  const [unsavedInside, setUnsavedInside] = useState(false);
  const [asking, setAsking] = useState(false);
  const holdsWork = unsaved || unsavedInside;
  const [openedAt] = useState(() => performance.now());
  const leave = () => {
    if (holdsWork) setAsking(true);
    else onClose();
  };
  useBack(() => {
    if (asking) setAsking(false);
    else leave();
    return holdsWork ? 'stays' : 'goes';
  });
  useAskBeforeUnload(holdsWork);
  useHeld(true);
  useEffect(() => layGlass, []);
  // An older notification would cover its title.
  useEffect(dismiss, []);
  const isWhole = useIsWhole(heading);
  return (
    <Dialog
      open
      sx={{ ...(keepsHeight && asHighAsTheWindow), ...(!isWhole && unpainted) }}
      onClose={(_, reason) => {
        // The second click of a double click on what opened the dialog is not a tap outside it.
        if (reason === 'backdropClick' && performance.now() - openedAt < calmAfter) return;
        leave();
      }}
      aria-labelledby={heading}
      fullWidth
      fullScreen={fillsPhone && narrow}
      {...looks}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      {/* The label of a field at the top floats above its frame. */}
      <DialogContent sx={{ '&&&': { pt: 1 } }}>
        {!isWhole && <Waiting />}
        <UnsavedContext value={setUnsavedInside}>{children}</UnsavedContext>
      </DialogContent>
      {actions && <ModalActions>{actions}</ModalActions>}
      {asking && <DiscardQuestion onStay={() => setAsking(false)} onDiscard={onClose} />}
    </Dialog>
  );
}

const asHighAsTheWindow = { '& .MuiDialog-paper': { height: '100%' } } as const;

/** Its fields can have the focus already. */
const unpainted = { '& .MuiDialog-container': { opacity: 0, pointerEvents: 'none' } } as const;

/** In the middle of the screen, until the dialog is whole. */
const Waiting = () => (
  <Portal>
    <Box
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
        color: 'common.white',
      }}
    >
      <BallLoader />
    </Box>
  </Portal>
);
