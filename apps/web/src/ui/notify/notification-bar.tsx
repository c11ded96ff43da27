import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import AlertTitle from '@mui/material/AlertTitle';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { mdiClose } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { ActButton } from '../act/act-button.tsx';
import { Icon } from '../icon.tsx';
import { dismiss, type Notification } from './notifications.ts';

/**
 * A notification in the colour of its kind; it disappears after its time, or when closed. It is at the top
 * because at the bottom it would cover the buttons of dialogs and phones. On a phone it is below the app bar; while
 * a dialog is open it is at the very top, where it covers the dialog's title at most, and none of its fields. It is
 * outside the page, which is hidden from screen readers while a dialog is open.
 */
export function NotificationBar({ notification }: { readonly notification: Notification }) {
  const { t } = useTranslation();
  const { type, title, subtitle, duration, action } = notification;
  return (
    <Portal>
      <Snackbar
        open
        autoHideDuration={duration}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        sx={{ top: { xs: 64, sm: 24 }, 'body:has(.MuiDialog-root, [data-whole-screen]) &': { top: 8 } }}
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
          // Its × alone stays beside the words.
          {...(!action && { sx: { '&&': { flexWrap: 'nowrap' } } })}
          {...(action && { action: <Action {...action} /> })}
        >
          {subtitle ? <AlertTitle>{title}</AlertTitle> : title}
          {subtitle}
        </Alert>
      </Snackbar>
    </Portal>
  );
}

/** Its action, beside the alert's close button. */
function Action({ label, run }: NonNullable<Notification['action']>) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <ActButton
        color="inherit"
        // It does not react for a moment, but can be read at once.
        sx={{ textDecoration: 'underline', '&.Mui-disabled': { color: 'inherit', opacity: 0.8 } }}
        onClick={() => {
          dismiss();
          run();
        }}
      >
        {label}
      </ActButton>
      <IconButton color="inherit" size="small" aria-label={t('close')} onClick={dismiss}>
        <Icon path={mdiClose} fontSize="small" />
      </IconButton>
    </Box>
  );
}
