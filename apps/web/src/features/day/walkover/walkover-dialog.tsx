import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { Day, DayCall } from '@topspin/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useMatchName } from '../shown-day.ts';
import type { Missing } from '../offline/calling-item.ts';
import { useCallingWrite } from '../offline/use-calling-write.ts';
import { useWalkover } from './use-walkover.ts';

type Props = { readonly day: Day; readonly call: DayCall; readonly onClose: () => void };

/** Asks who did not come to a called match, which ends it, or waits for them: the one the desk has not seen at the table is suggested. */
export function WalkoverDialog({ day, call, onClose }: Props) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const hint = useId();
  const { a, b } = call.present;
  const [missing, setMissing] = useState<Missing | null>(
    (a === null) === (b === null) ? null : a === null ? 'a' : 'b',
  );
  const match = day.matches.find(({ _id }) => _id === call.match_id);
  const hasBegun = match?.state === 'inPlay';
  const give = useWalkover(day, call, onClose);
  const wait = useCallingWrite(day, { onSettled: onClose });
  const goBack = (absent: Missing) =>
    wait.mutate({
      act: { act: 'back', call: call._id, match: call.match_id, table: call.table, absent },
      whom: nameOf(match),
    });
  return (
    <ConfirmDialog
      danger
      title={t('missing')}
      confirm={t('giveWalkover')}
      busy={give.isPending}
      disabled={missing === null || hasBegun || wait.isPending}
      onConfirm={() => {
        if (missing !== null) give.mutate(missing);
      }}
      onCancel={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{nameOf(match)}</Typography>
      <Typography id={hint} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t(hasBegun ? 'missingBegun' : 'missingHint')}
      </Typography>
      <RadioGroup
        aria-describedby={hint}
        aria-label={t('missing')}
        value={missing ?? ''}
        onChange={(_, value) => setMissing(value as Missing)}
      >
        {(['a', 'b'] as const).map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio />}
            label={t('absentSide', { name: match?.[side]?.name ?? '' })}
          />
        ))}
        <FormControlLabel value="both" control={<Radio />} label={t('absentBoth')} />
      </RadioGroup>
      <Typography id={`${hint}-wait`} variant="body2" color="textSecondary" sx={{ mt: 2, mb: 1 }}>
        {t('waitInsteadHint')}
      </Typography>
      <ActButton
        variant="outlined"
        fullWidth
        aria-describedby={`${hint}-wait`}
        busy={wait.isPending}
        disabled={missing === null || hasBegun || give.isPending}
        onClick={() => {
          if (missing !== null) goBack(missing);
        }}
      >
        {t('waitInstead')}
      </ActButton>
    </ConfirmDialog>
  );
}
