import {
  countPending,
  dismissNotice,
  listRegistrationNotices,
  type RegistrationNotice,
  removeInscription,
} from '@topspin/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { useNotifyLeft } from '#lib/inscriptions/use-notify-left.ts';
import { formatDay } from '#lib/format.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { DecisionRow } from './decision-row.tsx';

/** A registration somebody else made: seen, or left. */
export function NoticeRow({
  notice: { _id, open, player, enrolled_by, created_at },
}: {
  readonly notice: RegistrationNotice;
}) {
  const { t } = useTranslation('management');
  const client = useQueryClient();
  const notifyLeft = useNotifyLeft();
  const seen = useWrite({
    write: () => call(dismissNotice, { params: { id: _id } }),
    onSuccess: () => invalidate(client, listRegistrationNotices, countPending),
  });
  const leave = useWrite({
    write: () => call(removeInscription, { params: { id: open._id, inscription_id: _id }, body: {} }),
    onSuccess: () =>
      notifyLeft(t('notices.left', { name: player.name, open: open.name }), {
        open: open._id,
        inscription: _id,
      }),
  });
  return (
    <DecisionRow
      first={t('notices.enrolled', { name: player.name, open: open.name })}
      second={[enrolled_by && t('notices.by', { name: enrolled_by }), formatDay(created_at)]}
    >
      <ActButton variant="outlined" busy={seen.isPending} onClick={() => seen.mutate()}>
        {t('notices.seen')}
      </ActButton>
      <ActButton color="error" busy={leave.isPending} onClick={() => leave.mutate()}>
        {t('notices.leave')}
      </ActButton>
    </DecisionRow>
  );
}
