import { longestRefusal, type PlaceRequest } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { OutlinedField } from '#ui/form/outlined-field.tsx';
import { Stack } from '#ui/layout.ts';
import { useAnswer } from './use-answer.ts';

type Props = { readonly request: PlaceRequest; readonly onClose: () => void };

/** Refuses a place, with a reason for its organisers if wanted. */
export function RefuseDialog({ request, onClose }: Props) {
  const { t } = useTranslation('circuits');
  const [reason, setReason] = useState('');
  const answer = useAnswer(request);
  const { name } = request;
  const refused = { answer: 'refused', reason, said: t('places.refused', { name }) } as const;
  return (
    <ConfirmDialog
      title={t('places.refuseTitle', { name })}
      confirm={t('places.refuse')}
      busy={answer.isPending}
      unsaved={reason.trim() !== ''}
      onConfirm={() => answer.mutate(refused, { onSettled: onClose })}
      onCancel={onClose}
    >
      <Stack>
        {t('places.refuseBody')}
        <OutlinedField
          multiline
          minRows={2}
          label={t('places.refuseReason')}
          value={reason}
          inputProps={{ maxLength: longestRefusal }}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
