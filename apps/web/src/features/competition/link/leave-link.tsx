import Button from '@mui/material/Button';
import { accessByScoreLink } from '@topspin/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#lib/api/query.ts';
import { paths } from '#lib/paths.ts';
import { forgetDeviceKeys } from '#lib/device-id.ts';
import { useOutbox } from '#lib/outbox/use-outbox.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { forgetLink } from './stored-access.ts';

/** Ends the umpire's session on this phone, for the next person who uses it. What waits to be sent comes first. */
export function LeaveLink({ link }: { readonly link: string }) {
  const { t } = useTranslation('umpires');
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const waiting = useOutbox()?.waiting.length ?? 0;
  const leave = () => {
    forgetDeviceKeys();
    queries.removeQueries({ queryKey: [accessByScoreLink.name] });
    // Forgotten once nothing reads with it any more.
    void navigate({ to: paths.home, replace: true })
      .then(() => forgetLink(link))
      .then(() => notify('success', t('left')));
  };
  return (
    <>
      <Button
        size="small"
        sx={{ minHeight: 44 }}
        onClick={() =>
          waiting > 0 ? notify('warning', t('leaveUnsent', { count: waiting })) : setAsking(true)
        }
      >
        {t('leave')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('leaveTitle')}
          confirm={t('leave')}
          onConfirm={leave}
          onCancel={() => setAsking(false)}
        >
          {t('leaveBody')}
        </ConfirmDialog>
      )}
    </>
  );
}
