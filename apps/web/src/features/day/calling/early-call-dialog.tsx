import Typography from '@mui/material/Typography';
import type { Day, DayCall } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useMatchName } from '../shown-day.ts';
import type { NextCall } from './due.ts';

type Props = {
  readonly day: Day;
  readonly call: DayCall;
  readonly next: NextCall;
  readonly onCall: () => void;
  readonly onClose: () => void;
};

/** Asks before a call is made earlier than it is due. */
export function EarlyCallDialog({ day, call, next, onCall, onClose }: Props) {
  const { t } = useTranslation('day');
  const match = useMatchName(day)(call.match_id);
  const time = formatTime(next.at, day.time_zone);
  return (
    <ConfirmDialog title={t('callEarly')} confirm={t('callNow')} onConfirm={onCall} onCancel={onClose}>
      <Typography>
        {t('callEarlyHint', { table: call.table, match, call: t(`nextCall.${next.step}`), time })}
      </Typography>
    </ConfirmDialog>
  );
}
