import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  type AnswerOf,
  type BegunNextChoice,
  begunNextChoices,
  correctResult,
  type MatchPage,
} from '@topspin/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { notify } from '#ui/notifications.ts';
import { FormProblem } from '#ui/form/form.tsx';
import { Consequences } from './consequences.tsx';
import type { SheetResult } from './sheet.ts';
import { SheetForm } from './sheet-form.tsx';

type Props = { readonly match: MatchPage; readonly open: boolean; readonly onClose: () => void };
type Told = AnswerOf<typeof correctResult>['consequences'];

/** Corrects a finished match: first what would change, then, with a reason, the change. */
export function CorrectionDialog({ match, open, onClose }: Props) {
  const { t } = useTranslation(['matches', 'common']);
  const client = useQueryClient();
  const [told, setTold] = useState<{ readonly result: SheetResult; readonly consequences: Told } | null>(
    null,
  );
  const formId = useId();
  const action = told ? t('correct.confirm') : t('correct.preview');
  const [reason, setReason] = useState('');
  const [begunNext, setBegunNext] = useState<BegunNextChoice>('keep');
  const begun = told?.consequences.slots.some((slot) => slot.begun) ?? false;

  const correct = useMutation({
    mutationFn: (result: SheetResult) => {
      const preview = told === null || !isSame(told.result, result);
      const choice = begun ? { begun_next: begunNext } : {};
      const body = preview ? { ...result, preview } : { ...result, reason, ...choice };
      return call(correctResult, { params: { id: match._id }, body }).then((answer) => ({
        answer,
        preview,
        result,
      }));
    },
    onSuccess: async ({ answer, preview, result }) => {
      if (preview) return setTold({ result, consequences: answer.consequences });
      await client.invalidateQueries();
      notify('success', t('correct.done'));
      onClose();
    },
  });

  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{t('correct.title')}</DialogTitle>
      <DialogContent>
        <Box sx={{ pt: 1 }}>
          <SheetForm
            match={match}
            busy={correct.isPending}
            submitLabel={action}
            formId={formId}
            onSubmit={(result) => correct.mutate(result)}
          >
            {correct.error && <FormProblem problem={correct.error} />}
            {told && (
              <>
                <Typography variant="h2" ref={scrollHere}>
                  {t('correct.consequences')}
                </Typography>
                <Consequences consequences={told.consequences} />
                {begun && (
                  <TextField
                    select
                    label={t('correct.begun')}
                    value={begunNext}
                    onChange={(event) => setBegunNext(event.target.value as BegunNextChoice)}
                  >
                    {begunNextChoices.map((choice) => (
                      <MenuItem key={choice} value={choice}>
                        {t(`correct.begunChoices.${choice}`)}
                      </MenuItem>
                    ))}
                  </TextField>
                )}
                <TextField
                  required
                  label={t('correct.reason')}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              </>
            )}
          </SheetForm>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" form={formId} variant="contained" disabled={correct.isPending}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What would change is seen as soon as it is known. */
const scrollHere = (heading: HTMLElement | null): void => heading?.scrollIntoView?.({ block: 'start' });

const isSame = (one: SheetResult, other: SheetResult): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
