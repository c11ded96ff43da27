import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { mdiAlertCircleOutline, mdiAlertOutline, mdiClose, mdiInformationOutline } from '@mdi/js';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Row } from '#ui/layout.ts';
import { ActButton } from '../act/act-button.tsx';
import { Icon } from '../icon.tsx';
import { motion, radius } from '../theme/tokens.ts';
import { dismiss, type Notification } from './notifications.ts';
import { useAutoDismiss } from './use-auto-dismiss.ts';

/** The icons of MUI's alerts; `@mdi/js` no longer has its tick that reaches out of the circle. */
const icons = {
  success:
    'M20,12A8,8 0 0,1 12,20A8,8 0 0,1 4,12A8,8 0 0,1 12,4C12.76,4 13.5,4.11 14.2,4.31L15.77,2.74C14.61,2.26 13.34,2 12,2A10,10 0 0,0 2,12A10,10 0 0,0 12,22A10,10 0 0,0 22,12M7.91,10.08L6.5,11.5L11,16L21,6L19.59,4.58L11,13.17L7.91,10.08Z',
  info: mdiInformationOutline,
  warning: mdiAlertOutline,
  error: mdiAlertCircleOutline,
};

const place = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: { xs: 8, sm: '50%' },
  right: { xs: 8, sm: 'auto' },
  transform: { sm: 'translateX(-50%)' },
  display: 'flex',
  justifyContent: 'center',
};

/** Below the bar of the application; at the very top of a dialog, or of what has the whole screen. */
const topNow = () =>
  document.querySelector('.MuiDialog-root, [data-whole-screen]') ? { top: 8 } : { top: { xs: 64, sm: 24 } };

const bar = {
  display: 'flex',
  alignItems: 'center',
  padding: '6px 16px',
  borderRadius: `${radius.control}px`,
  typography: 'body2',
  fontWeight: 'fontWeightMedium',
  '@keyframes grow': { from: { opacity: 0, transform: 'scale(0.75, 0.5625)' } },
  animation: `grow ${motion.normal}ms ${motion.easing}`,
};

const heading = { typography: 'body1', fontWeight: 'fontWeightMedium', mt: '-2px', mb: '0.35em' };

/**
 * A notification in the colour of its kind; it disappears after its time, or when closed. It is at the top
 * because at the bottom it would cover the buttons of dialogs and phones. On a phone it is below the app bar; over
 * an open dialog it is at the very top, where it covers the dialog's title at most, and none of its fields. It stays where it
 * appeared: a finger may be on its way to its button while a dialog closes; it goes as another opens, whose title it would cover. It is
 * outside the page, which is hidden from screen readers while a dialog is open. It looks and acts like an `Alert` in a `Snackbar`;
 * the code of these would be loaded after every first page for it alone.
 */
export function NotificationBar({ notification }: { readonly notification: Notification }) {
  const { type, title, subtitle, duration, action } = notification;
  const handlers = useAutoDismiss(duration);
  const [top] = useState(topNow);
  return createPortal(
    <Box role="presentation" sx={{ ...place, ...top }} {...handlers}>
      <Box
        role={type === 'error' ? 'alert' : 'status'}
        sx={{
          ...bar,
          color: `${type}.contrastText`,
          bgcolor: `${type}.main`,
          // What to do about it stands below the words where both do not fit beside each other; its × alone stays beside them.
          ...(action && { flexWrap: 'wrap' }),
        }}
      >
        <Icon path={icons[type]} sx={{ fontSize: '1.375rem', mr: 1.5, opacity: 0.9 }} />
        <Box sx={{ flex: '1 1 8rem', minWidth: 0, overflow: 'auto', py: 1 }}>
          {subtitle ? <Box sx={heading}>{title}</Box> : title}
          {subtitle}
        </Box>
        <Buttons action={action} />
      </Box>
    </Box>,
    document.body,
  );
}

/** Its action, and its close button. */
function Buttons({ action }: Pick<Notification, 'action'>) {
  const { t } = useTranslation();
  return (
    <Row gap={0} nowrap sx={{ padding: '4px 0 0 16px', ml: 'auto', mr: -1 }}>
      {action && (
        <ActButton
          color="inherit"
          // It does not react for a moment, but can be read at once.
          sx={{ textDecoration: 'underline', '&.Mui-disabled': { color: 'inherit', opacity: 0.8 } }}
          onClick={() => {
            dismiss();
            action.run();
          }}
        >
          {action.label}
        </ActButton>
      )}
      <IconButton color="inherit" size="small" aria-label={t('close')} title={t('close')} onClick={dismiss}>
        <Icon path={mdiClose} fontSize="small" />
      </IconButton>
    </Row>
  );
}
