import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import type { Scoring } from '../log/use-scoring.ts';
import { handInAgain } from './refusals.ts';
import { useHandInRefusal } from './use-hand-in-refusal.ts';

type Props = { readonly matchId: string; readonly scoring: Pick<Scoring, 'rejected' | 'dismissRejected'> };

/**
 * What this device scored and the server takes neither as points nor as a conflict: why, and to hand it in again or to discard it,
 * which asks first, since nobody else has it.
 */
export function RefusedPoints({ matchId, scoring: { rejected, dismissRejected } }: Props) {
  const { t } = useTranslation(['matches', 'common']);
  const refusal = useHandInRefusal(matchId);
  const [asking, setAsking] = useState(false);
  const [first] = rejected;
  if (refusal === undefined || first === undefined) return null;
  const figures = { count: rejected.length, time: formatTime(first.at) };
  return (
    <Alert severity="warning">
      {refusal.message}
      <Typography variant="body2">{t('refused.kept', figures)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, ml: -1 }}>
        <ActButton onClick={() => handInAgain(matchId)}>{t('common:retry')}</ActButton>
        <Button onClick={() => setAsking(true)}>{t('refused.discard')}</Button>
      </Box>
      {asking && (
        <ConfirmDialog
          danger
          title={t('refused.ask')}
          confirm={t('refused.discard')}
          onConfirm={dismissRejected}
          onCancel={() => setAsking(false)}
        >
          {t('refused.gone', figures)}
        </ConfirmDialog>
      )}
    </Alert>
  );
}
