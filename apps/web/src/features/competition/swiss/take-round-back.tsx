import { type Phase, takeRoundBack } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { queries } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { notify } from '#ui/notify/notifications.ts';

type Props = { readonly phase: Phase; readonly round: number; readonly onClose: () => void };

/** Asks before the last round of a Swiss phase is taken back, with its matches. */
export function TakeRoundBack({ phase, round, onClose }: Props) {
  const { t } = useTranslation('competition');
  const takeBack = useWrite({
    write: () => call(takeRoundBack, { params: { id: phase._id }, body: { round } }),
    onSuccess: async () => {
      await queries.invalidateQueries();
      notify('success', t('swiss.takenBack', { round }));
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      busy={takeBack.isPending}
      title={t('swiss.takeBackTitle', { round })}
      confirm={t('swiss.takeBack', { round })}
      onConfirm={() => takeBack.mutate()}
      onCancel={onClose}
    >
      {t('swiss.takeBackBody')}
    </ConfirmDialog>
  );
}
