import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type Day, getOpenDay, getVenueDay } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Hint } from '#ui/page/hint.tsx';
import { useKeptWords } from '../plan/kept-words.ts';
import { isFree, tablesOf, useMatchName, useTableName } from '../shown-day.ts';
import { type Moving, sendMove, useSayMoved } from './move-to.ts';

type Props = Moving & { readonly day: Day; readonly onClose: () => void };

/** Moves a match that is called, or played, to another table: the first free one is proposed, and its calls and its score stay as they are. */
export function MoveDialog({ day, match, call, onClose }: Props) {
  const { t } = useTranslation('day');
  const matchName = useMatchName(day)(match);
  const sayMoved = useSayMoved(day);
  const isPlayed = match.state === 'inPlay';
  const tableName = useTableName();
  const keptWords = useKeptWords(day);
  // Those that are kept for another match come last.
  const free = tablesOf(day)
    .filter(isFree)
    .toSorted((one, other) => Number(Boolean(one.kept)) - Number(Boolean(other.kept)));
  const [chosen, setChosen] = useState<number | null>(null);
  // Another may have taken the table that was chosen.
  const number = (free.find(({ table }) => table.number === chosen) ?? free[0])?.table.number;
  const move = useWrite({
    write: (table: number) => sendMove(day, { match, call }, table),
    onSettled: () => invalidate(getOpenDay, getVenueDay),
    onSuccess: (_, table) => {
      sayMoved({ match, call }, table);
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
      <Hint sx={{ mb: 1 }}>
        {t(`${number === undefined ? 'moveNone' : 'moveHint'}${isPlayed ? 'Played' : ''}`)}
      </Hint>
      <RadioGroup
        aria-label={t('moveTo')}
        value={number ?? ''}
        onChange={(_, value) => setChosen(Number(value))}
      >
        {free.map((shown) => (
          <FormControlLabel
            key={shown.table._id}
            value={shown.table.number}
            control={<Radio />}
            label={[tableName(shown.table), keptWords(shown, 'keptShort')].filter(Boolean).join(' · ')}
          />
        ))}
      </RadioGroup>
    </ConfirmDialog>
  );
}
