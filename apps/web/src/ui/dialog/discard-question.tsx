import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalActions } from './modal-actions.tsx';

type Props = { readonly onStay: () => void; readonly onDiscard: () => void };

/** Asks before discarding what was typed in a dialog. */
export function DiscardQuestion({ onStay, onDiscard }: Props) {
  const { t } = useTranslation('forms');
  const heading = useId();
  return (
    <Dialog open onClose={onStay} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{t('discard.title')}</DialogTitle>
      <DialogContent>{t('discard.body')}</DialogContent>
      <ModalActions>
        <Button color="error" onClick={onDiscard}>
          {t('discard.discard')}
        </Button>
        <Button variant="contained" onClick={onStay}>
          {t('discard.stay')}
        </Button>
      </ModalActions>
    </Dialog>
  );
}
