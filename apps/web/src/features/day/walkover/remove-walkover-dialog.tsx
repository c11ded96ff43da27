import Typography from '@mui/material/Typography';
import {
  type Day,
  type DayMatch,
  getMatch,
  getOpenDay,
  getVenueDay,
  takeResultBack,
} from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Hint } from '#ui/page/hint.tsx';
import { useMatchName } from '../shown-day.ts';

type Props = { readonly day: Day; readonly match: DayMatch; readonly onClose: () => void };

/** Takes back a walkover that was given minutes ago, because somebody came after all or it was meant for another match. */
export function RemoveWalkoverDialog({ day, match, onClose }: Props) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const remove = useWrite({
    write: async () => {
      const params = { id: match._id };
      const { version } = await call(getMatch, { params });
      return call(takeResultBack, { params, version });
    },
    onSettled: () => invalidate(getOpenDay, getVenueDay),
    onSuccess: () => {
      notify('success', t('walkoverQueued'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('askWalkover')}
      confirm={t('removeWalkover')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{nameOf(match)}</Typography>
      <Hint>{t('askWalkoverHint')}</Hint>
    </ConfirmDialog>
  );
}
