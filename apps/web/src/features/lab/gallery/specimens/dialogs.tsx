import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { DiscardQuestion } from '#ui/dialog/discard-question.tsx';
import { ModalActions } from '#ui/dialog/modal-actions.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { DraftLine } from '#ui/draft/draft-line.tsx';
import { NotificationBar } from '#ui/notify/notification-bar.tsx';
import { notify, type NotificationType } from '#ui/notify/notifications.ts';
import { SnackbarHost } from '#ui/notify/snackbar-host.tsx';
import { specimen, type Specimen } from '../specimen.ts';
import { noop } from './samples.ts';

type Open = (close: () => void) => ReactNode;

/** A dialog behind a button. */
function Behind({ open }: { readonly open: Open }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setShown(true)}>
        Abrir
      </Button>
      {shown && open(() => setShown(false))}
    </>
  );
}

const behind = (open: Open) => () => <Behind open={open} />;
const text = (
  <Typography>Se quita del torneo, y puede volver mientras la inscripción esté abierta.</Typography>
);

const notice = (type: NotificationType) => () => (
  <Button
    variant="outlined"
    onClick={() => notify(type, 'Núria Col·lell ya no está', { subtitle: 'Open de Vic' })}
  >
    {type}
  </Button>
);

/** What comes over the page, and what a form says about itself. */
export const dialogs: readonly Specimen[] = [
  specimen('dialog/modal.tsx', {
    usual: behind((close) => (
      <Modal title="Inscribir" onClose={close} actions={<Button onClick={close}>Cerrar</Button>}>
        {text}
      </Modal>
    )),
    'fills a phone': behind((close) => (
      <Modal title="Inscribir" onClose={close} fillsPhone>
        {text}
      </Modal>
    )),
    unsaved: behind((close) => (
      <Modal title="Inscribir" onClose={close} unsaved>
        {text}
      </Modal>
    )),
  }),
  specimen('dialog/confirm-dialog.tsx', {
    usual: behind((close) => (
      <ConfirmDialog title="¿Cerrar la recepción?" confirm="Cerrar" onConfirm={close} onCancel={close}>
        {text}
      </ConfirmDialog>
    )),
    danger: behind((close) => (
      <ConfirmDialog danger title="¿Quitar?" confirm="Quitar" onConfirm={close} onCancel={close}>
        {text}
      </ConfirmDialog>
    )),
    busy: behind((close) => (
      <ConfirmDialog busy title="¿Quitar?" confirm="Quitando…" onConfirm={noop} onCancel={close}>
        {text}
      </ConfirmDialog>
    )),
  }),
  specimen('dialog/discard-question.tsx', {
    usual: behind((close) => <DiscardQuestion onStay={close} onDiscard={close} />),
  }),
  specimen('dialog/modal-actions.tsx', {
    usual: () => (
      <ModalActions>
        <Button>Cancelar</Button>
        <Button variant="contained">Guardar</Button>
      </ModalActions>
    ),
  }),
  specimen('draft/draft-line.tsx', {
    restored: () => <DraftLine draft={{ state: 'restored', discard: noop, undo: noop }} />,
    discarded: () => <DraftLine draft={{ state: 'discarded', discard: noop, undo: noop }} />,
  }),
  specimen('notify/notification-bar.tsx', {
    undo: behind((close) => (
      <NotificationBar
        notification={{
          id: 0,
          type: 'success',
          title: 'Quitado',
          duration: 5000,
          action: { label: 'Deshacer', run: close },
        }}
      />
    )),
  }),
  specimen('notify/snackbar-host.tsx', {
    info: notice('info'),
    success: notice('success'),
    warning: notice('warning'),
    error: notice('error'),
    host: () => <SnackbarHost />,
  }),
];
