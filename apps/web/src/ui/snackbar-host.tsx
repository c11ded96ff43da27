import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Snackbar from '@mui/material/Snackbar';
import { useSyncExternalStore } from 'react';
import { currentNotification, dismiss, subscribeToNotifications } from './notifications.ts';

/** The one place where notifications are shown. */
export function SnackbarHost() {
  const notification = useSyncExternalStore(subscribeToNotifications, currentNotification);
  if (notification === null) return null;
  const { id, type, title, subtitle, duration } = notification;
  return (
    <Snackbar
      key={id}
      open
      autoHideDuration={duration}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
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
