import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { useTranslation } from 'react-i18next';
import { dismiss, type Notification } from './notifications.ts';

/**
 * What is said, in the colour of its kind; gone by itself after its time, or at once when closed. Below are the buttons
 * of dialogs and phones: there it would cover the next one needed. It stands beside the page, which is hidden from
 * screen readers while a dialog is open.
 */
export function NotificationBar({ notification }: { readonly notification: Notification }) {
  const { t } = useTranslation();
  const { type, title, subtitle, duration } = notification;
  return (
    <Portal>
      <Snackbar
        open
        autoHideDuration={duration}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') dismiss();
        }}
      >
        <Alert
          severity={type}
          variant="filled"
          closeText={t('close')}
          onClose={dismiss}
          role={type === 'error' ? 'alert' : 'status'}
        >
          {subtitle ? <AlertTitle>{title}</AlertTitle> : title}
          {subtitle}
        </Alert>
      </Snackbar>
    </Portal>
  );
}
