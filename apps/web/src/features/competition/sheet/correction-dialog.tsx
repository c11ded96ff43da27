import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MatchPage } from '@topspin/contract';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { onDevice, removeDraft } from '#ui/draft/drafts.ts';
import { useDraft } from '#ui/draft/use-draft.ts';
import { FormProblem } from '#ui/form/form.tsx';
import { ChangedResult } from './changed-result.tsx';
import type { Sheet } from './sheet.ts';
import { SheetForm } from './sheet-form.tsx';
import { PutBackChoice } from './put-back-choice.tsx';
import { type CorrectedResult, toBePlayed, useCorrection } from './use-correction.ts';

type Props = {
  readonly match: MatchPage;
  /** The new result, if it has been typed already. */
  readonly start?: Sheet;
  readonly onClose: () => void;
};

/** Corrects a finished match: first what would change, then, with a reason, the change. */
export function CorrectionDialog({ match, start, onClose }: Props) {
  const { t } = useTranslation(['matches', 'common']);
  const [drafts] = useState(() => correctionDrafts(match._id));
  const leave = () => {
    removeDraft(drafts.sheet);
    removeDraft(drafts.reason);
    onClose();
  };
  const { shown, busy, error, choose, submit, forget } = useCorrection(match, leave);
  const [offered] = useState(() => (match.annulled === null ? '' : t('annulled.reason')));
  const reasonDraft = useDraft(drafts.reason, { reason: offered });
  const { reason } = reasonDraft.value;
  const [plays, setPlays] = useState(false);
  const [asked, setAsked] = useState(false);
  const missing = asked && reason.trim() === '';
  const reasonField = useRef<HTMLInputElement>(null);
  const formId = useId();
  const confirm = t(match.annulled === null ? 'correct.confirm' : 'sheet.save');
  const action = shown ? confirm : t('correct.preview');
  const goOn = (result: CorrectedResult) => {
    setAsked(shown !== null);
    if (shown && reason.trim() === '') reasonField.current?.focus();
    else submit(result, reason.trim());
  };
  const consequences = (
    <>
      {error && <FormProblem problem={error} />}
      {shown && (
        <ChangedResult
          shown={shown}
          heading={scrollHere}
          reason={reason}
          missing={missing}
          reasonField={reasonField}
          onReason={(text) => reasonDraft.change({ reason: text })}
          onChoice={choose}
        />
      )}
    </>
  );
  return (
    <Modal
      title={t(match.annulled === null ? 'correct.title' : 'annulled.enter')}
      maxWidth="sm"
      unsaved={reason !== offered && !reasonDraft.survives}
      onClose={onClose}
      actions={
        <>
          <Button onClick={leave}>{t('common:cancel')}</Button>
          <ActButton type="submit" form={formId} variant="contained" busy={busy}>
            {action}
          </ActButton>
        </>
      }
    >
      <Box sx={{ pt: 1 }}>
        {match.may.put_back && !start && (
          <PutBackChoice
            plays={plays}
            onChoose={(next) => {
              setPlays(next);
              forget();
            }}
          />
        )}
        {plays ? (
          <Box
            component="form"
            noValidate
            id={formId}
            sx={{ display: 'grid', gap: 2, mt: 2 }}
            onSubmit={(event) => {
              event.preventDefault();
              goOn(toBePlayed);
            }}
          >
            {consequences}
          </Box>
        ) : (
          <SheetForm
            match={match}
            draft={drafts.sheet}
            start={start}
            busy={busy}
            submitLabel={action}
            formId={formId}
            onEdit={forget}
            onSubmit={goOn}
          >
            {consequences}
          </SheetForm>
        )}
      </Box>
    </Modal>
  );
}

const correctionDrafts = (matchId: string) => ({
  sheet: onDevice(`correction:${matchId}`),
  reason: onDevice(`correction:${matchId}:reason`),
});

/** Scrolls the consequences into view once they are loaded. */
const scrollHere = (heading: HTMLElement | null): void => heading?.scrollIntoView?.({ block: 'start' });
