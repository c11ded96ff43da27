import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type Day, type DayCall, getOpenDay, getVenueDay, moveCall } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call as send } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Hint } from '#ui/page/hint.tsx';
import { isFree, tablesOf, useMatchName, useTableName } from '../shown-day.ts';

type Props = { readonly day: Day; readonly call: DayCall; readonly onClose: () => void };

/** Moves a called match to another table: the first free one is proposed, and its calls stay as they are. */
export function MoveDialog({ day, call, onClose }: Props) {
  const { t } = useTranslation('day');
  const matchName = useMatchName(day)(call.match_id);
  const tableName = useTableName();
  const free = tablesOf(day).filter(isFree);
  const [chosen, setChosen] = useState<number | null>(null);
  // Another may have taken the table that was chosen.
  const number = (free.find(({ table }) => table.number === chosen) ?? free[0])?.table.number;
  const move = useWrite({
    write: (table: number) => send(moveCall, { params: { id: day._id, call_id: call._id }, body: { table } }),
    onSettled: () => invalidate(getOpenDay, getVenueDay),
    onSuccess: (_, table) => {
      notify('success', t('moved', { number: table }), { subtitle: matchName });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('moveTo')}
      confirm={number === undefined ? t('move') : t('moveConfirm', { number })}
      busy={move.isPending}
      disabled={number === undefined}
      onConfirm={() => {
        if (number !== undefined) move.mutate(number);
      }}
      onCancel={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{matchName}</Typography>
      <Hint sx={{ mb: 1 }}>{t(number === undefined ? 'moveNone' : 'moveHint')}</Hint>
      <RadioGroup
        aria-label={t('moveTo')}
        value={number ?? ''}
        onChange={(_, value) => setChosen(Number(value))}
      >
        {free.map(({ table }) => (
          <FormControlLabel
            key={table._id}
            value={table.number}
            control={<Radio />}
            label={tableName(table)}
          />
        ))}
      </RadioGroup>
    </ConfirmDialog>
  );
}
