import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before something that cannot simply be undone; the answer is a verb, never "OK". */
export function ConfirmDialog({ open, title, children, confirm, danger, busy, onConfirm, onCancel }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <Dialog open={open} onClose={onCancel} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          disabled={busy ?? false}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
