import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { mdiClose } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { closeUpdate, takeUpdate } from '#lib/update/update.ts';
import { Icon } from '#ui/icon.tsx';

/** Stays until it is taken or closed, with its button or with Escape; at the bottom, away from notifications. */
export function UpdateToast() {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Portal>
      <Snackbar
        open
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        message={t('update.available')}
        slotProps={{ content: { role: 'status' } }}
        onClose={(_, reason) => {
          if (reason === 'escapeKeyDown') closeUpdate();
        }}
        action={
          <>
            <Button color="inherit" sx={{ textDecoration: 'underline' }} onClick={takeUpdate}>
              {t('update.action')}
            </Button>
            <IconButton color="inherit" aria-label={t('common:close')} onClick={closeUpdate}>
              <Icon path={mdiClose} fontSize="small" />
            </IconButton>
          </>
        }
      />
    </Portal>
  );
}
