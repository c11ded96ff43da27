import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Snackbar from '@mui/material/Snackbar';
import { dismiss, type Notification } from './notifications.ts';

/**
 * What is said, in the colour of its kind; gone by itself after its time, or at once when closed. Below are the buttons
 * of dialogs and phones: there it would cover the next one needed.
 */
export function NotificationBar({ notification }: { readonly notification: Notification }) {
  const { type, title, subtitle, duration } = notification;
  return (
    <Snackbar
      open
      autoHideDuration={duration}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') dismiss();
      }}
    >
      <Alert severity={type} variant="filled" onClose={dismiss} role={type === 'error' ? 'alert' : 'status'}>
        {subtitle ? <AlertTitle>{title}</AlertTitle> : title}
        {subtitle}
      </Alert>
    </Snackbar>
  );
}
