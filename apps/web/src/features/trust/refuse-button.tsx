import { type ApprovedOpen, setApprovalRefusal } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { OutlinedField } from '#ui/form/outlined-field.tsx';
import { Stack } from '#ui/layout.ts';
import { afterChange } from './changes.ts';

const longest = 300;

type Props = { readonly open: Pick<ApprovedOpen, '_id' | 'name'> };

/** Says no to a request for approval, with a reason if wanted. */
export function RefuseButton({ open }: Props) {
  const { t } = useTranslation('trust');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ActButton
        aria-label={t('refuseNamed', { name: open.name })}
        sx={{ flex: 'none' }}
        onClick={() => setAsking(true)}
      >
        {t('refuse')}
      </ActButton>
      {asking && <RefuseDialog open={open} onClose={() => setAsking(false)} />}
    </>
  );
}

function RefuseDialog({ open, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation('trust');
  const [reason, setReason] = useState('');
  const set = (refused: boolean) =>
    call(setApprovalRefusal, { params: { id: open._id }, body: { refused, reason: reason.trim() || null } });
  const refuse = useWrite({
    write: () => set(true),
    onSuccess: async () => {
      notifyRemoved(t('refuseDone', { name: open.name }), {
        undo: () => set(false).then(afterChange),
      });
      await afterChange();
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      busy={refuse.isPending}
      unsaved={reason.trim() !== ''}
      title={t('refuseTitle', { name: open.name })}
      confirm={t('refuse')}
      onConfirm={() => refuse.mutate()}
      onCancel={onClose}
    >
      <Stack>
        {t('refuseBody')}
        <OutlinedField
          multiline
          minRows={2}
          label={t('refuseReason')}
          value={reason}
          inputProps={{ maxLength: longest }}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
