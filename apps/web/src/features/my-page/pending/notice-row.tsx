import {
  confirmInscription,
  countPending,
  dismissNotice,
  listRegistrationNotices,
  type RegistrationNotice,
  removeInscription,
} from '@topspin/contract';
import { isOpenOver } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { useNotifyLeft } from '#domain/inscriptions/use-notify-left.ts';
import { formatDay } from '#lib/format.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { DecisionRow } from '#ui/list/decision-row.tsx';

/** A registration somebody else made: confirmed, or left; one that an organiser has ended, or in an open that is over, is only seen. */
export function NoticeRow({
  notice: { _id, open, player, enrolled_by, created_at, is_in, message },
}: {
  readonly notice: RegistrationNotice;
}) {
  const { t } = useTranslation('management');
  const notifyLeft = useNotifyLeft();
  const isOver = isOpenOver(open.state);
  const isToConfirm = is_in && !isOver;
  const agree = useWrite({
    write: () =>
      isToConfirm
        ? call(confirmInscription, { params: { id: open._id, inscription_id: _id } })
        : call(dismissNotice, { params: { id: _id } }),
    onSuccess: () => invalidate(listRegistrationNotices, countPending),
  });
  const leave = useWrite({
    write: () => call(removeInscription, { params: { id: open._id, inscription_id: _id }, body: {} }),
    onSuccess: () =>
      notifyLeft(t('notices.left', { name: player.name, open: open.name }), {
        open: open._id,
        inscription: _id,
      }),
  });
  const fact = !is_in ? 'removed' : isOver ? 'over' : 'enrolled';
  return (
    <DecisionRow
      first={t(`notices.${fact}`, { name: player.name, open: open.name })}
      second={[
        enrolled_by && t(is_in ? 'notices.by' : 'notices.organiser', { name: enrolled_by }),
        formatDay(created_at),
        message && t('notices.message', { text: message.text, name: message.by ?? '' }),
      ]}
    >
      <ActButton variant="outlined" busy={agree.isPending} onClick={() => agree.mutate()}>
        {t(isToConfirm ? 'notices.confirm' : 'notices.seen')}
      </ActButton>
      {isToConfirm && (
        <ActButton color="error" busy={leave.isPending} onClick={() => leave.mutate()}>
          {t('notices.leave')}
        </ActButton>
      )}
    </DecisionRow>
  );
}
