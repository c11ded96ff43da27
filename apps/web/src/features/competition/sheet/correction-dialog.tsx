import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type BegunNextChoice, begunNextChoices, type MatchPage } from '@topspin/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { Consequences } from './consequences.tsx';
import type { Sheet } from './sheet.ts';
import { SheetForm } from './sheet-form.tsx';
import { useCorrection } from './use-correction.ts';

type Props = {
  readonly match: MatchPage;
  /** The new result, if it has been typed already. */
  readonly start?: Sheet;
  readonly onClose: () => void;
};

/** Corrects a finished match: first what would change, then, with a reason, the change. */
export function CorrectionDialog({ match, start, onClose }: Props) {
  const { t } = useTranslation(['matches', 'common']);
  const { shown, busy, error, choose, submit } = useCorrection(match, onClose);
  const [reason, setReason] = useState('');
  const formId = useId();
  const action = t(shown ? 'correct.confirm' : 'correct.preview');
  return (
    <Modal
      title={t('correct.title')}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <ActButton type="submit" form={formId} variant="contained" busy={busy}>
            {action}
          </ActButton>
        </>
      }
    >
      <Box sx={{ pt: 1 }}>
        <SheetForm
          match={match}
          start={start}
          busy={busy}
          submitLabel={action}
          formId={formId}
          onSubmit={(result) => submit(result, reason)}
        >
          {error && <FormProblem problem={error} />}
          {shown && (
            <>
              <Typography variant="h2" ref={scrollHere}>
                {t('correct.consequences')}
              </Typography>
              {shown.asks && <BegunChoice match={match} choice={shown.choice} onChoose={choose} />}
              <Consequences consequences={shown.consequences} />
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
    </Modal>
  );
}

type ChoiceProps = {
  readonly match: MatchPage;
  readonly choice: BegunNextChoice;
  readonly onChoose: (choice: BegunNextChoice) => void;
};

/** What happens to a next match already started; the consequences are shown below. */
function BegunChoice({ match, choice, onChoose }: ChoiceProps) {
  const { t } = useTranslation('matches');
  return (
    <TextField
      select
      label={t('correct.begun')}
      value={choice}
      onChange={(event) => onChoose(event.target.value as BegunNextChoice)}
    >
      {begunNextChoices
        .filter((option) => option !== 'replay' || match.may.replay)
        .map((option) => (
          <MenuItem key={option} value={option}>
            {t(`correct.begunChoices.${option}`)}
          </MenuItem>
        ))}
    </TextField>
  );
}

/** Scrolls the consequences into view once they are loaded. */
const scrollHere = (heading: HTMLElement | null): void => heading?.scrollIntoView?.({ block: 'start' });
