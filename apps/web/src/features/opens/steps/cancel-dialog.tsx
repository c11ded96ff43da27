import type { OpenPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { OutlinedField } from '#ui/form/outlined-field.tsx';
import { Stack } from '#ui/layout.ts';
import { useTransition } from './use-transition.ts';

type Props = { readonly open: OpenPage; readonly onClose: () => void };

/** Cancels an open with a reason, mailed to everybody registered. */
export function CancelDialog({ open, onClose }: Props) {
  const { t } = useTranslation('opens');
  const transition = useTransition(open);
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      danger
      busy={transition.isPending}
      disabled={reason.trim() === ''}
      unsaved={reason.trim() !== ''}
      title={t('cancel.title')}
      confirm={t('cancel.confirm')}
      stay={t('cancel.stay')}
      onConfirm={() => transition.mutate({ to: 'canceled', reason }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <Stack>
        {t('cancel.body')}
        <OutlinedField
          required
          multiline
          minRows={2}
          label={t('cancel.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
