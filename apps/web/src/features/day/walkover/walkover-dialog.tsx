import Typography from '@mui/material/Typography';
import type { Day, DayCall } from '@topspin/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { isDoubles } from '#domain/match/pair-words.ts';
import { useMatchName } from '../shown-day.ts';
import { useCallingWrite } from '../offline/use-calling-write.ts';
import { absenceOf, idsOf, type Absence } from './absence.ts';
import { useWalkover } from './use-walkover.ts';
import { WhoIsMissing } from './who-is-missing.tsx';

type Props = { readonly day: Day; readonly call: DayCall; readonly onClose: () => void };

/** Asks who did not come to a called match, which ends it, or waits for them: the one the desk has not seen at the table is suggested. */
export function WalkoverDialog({ day, call, onClose }: Props) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const hint = useId();
  const { a, b } = call.present;
  const match = day.matches.find(({ _id }) => _id === call.match_id);
  const [missing, setMissing] = useState(() =>
    (a === null) === (b === null) ? [] : idsOf(match?.[a === null ? 'a' : 'b'] ?? null),
  );
  const absence = match ? absenceOf(match, missing) : null;
  const hasBegun = match?.state === 'inPlay';
  const give = useWalkover(day, call, onClose);
  const wait = useCallingWrite(day, { onSettled: onClose });
  const goBack = (without: Absence) =>
    wait.mutate({
      act: { act: 'back', call: call._id, match: call.match_id, table: call.table, ...without },
      whom: nameOf(match),
    });
  return (
    <ConfirmDialog
      danger
      title={t('missing')}
      confirm={t('giveWalkover')}
      busy={give.isPending}
      disabled={absence === null || hasBegun || wait.isPending}
      onConfirm={() => {
        if (absence !== null) give.mutate(absence);
      }}
      onCancel={onClose}
    >
      {!(match && isDoubles(match)) && <Typography sx={{ fontWeight: 600 }}>{nameOf(match)}</Typography>}
      <Typography id={hint} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t(hasBegun ? 'missingBegun' : 'missingHint')}
      </Typography>
      {match && <WhoIsMissing {...{ match, hint, missing }} onChange={setMissing} />}
      <Typography id={`${hint}-wait`} variant="body2" color="textSecondary" sx={{ mt: 2, mb: 1 }}>
        {t('waitInsteadHint')}
      </Typography>
      <ActButton
        variant="outlined"
        fullWidth
        aria-describedby={`${hint}-wait`}
        busy={wait.isPending}
        disabled={absence === null || hasBegun || give.isPending}
        onClick={() => {
          if (absence !== null) goBack(absence);
        }}
      >
        {t('waitInstead')}
      </ActButton>
    </ConfirmDialog>
  );
}
