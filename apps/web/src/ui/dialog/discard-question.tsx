import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { readonly onStay: () => void; readonly onDiscard: () => void };

/** Asks before what was typed in a dialog is lost. */
export function DiscardQuestion({ onStay, onDiscard }: Props) {
  const { t } = useTranslation('forms');
  const heading = useId();
  return (
    <Dialog open onClose={onStay} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{t('discard.title')}</DialogTitle>
      <DialogContent>{t('discard.body')}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="error" onClick={onDiscard}>
          {t('discard.discard')}
        </Button>
        <Button variant="contained" onClick={onStay}>
          {t('discard.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
