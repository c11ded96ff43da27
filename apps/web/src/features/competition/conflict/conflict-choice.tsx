import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  type AnswerOf,
  type Conflict,
  type ConflictDecision,
  type listConflicts,
  type MatchPage,
} from '@topspin/contract';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#lib/format.ts';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { Choice } from '#ui/act/choice.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import type { MatchLog } from '#domain/match-log/match-log.ts';
import { ChangedResult } from '../sheet/changed-result.tsx';
import { OutcomeShown } from './outcome-shown.tsx';
import { commonTo, outcomesOf, seenByDevice, stepsOf } from './outcomes.ts';
import { setsOf, TwoLogs } from './two-logs.tsx';
import { useDecision } from './use-decision.ts';

type Props = {
  readonly match: MatchPage;
  readonly conflict: Conflict;
  readonly log: MatchLog;
  readonly senders: AnswerOf<typeof listConflicts>['senders'];
  /** How many conflicts of the match wait, this one included. */
  readonly left: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** One conflict: both logs side by side, the three decisions, and the match as it would be after each. */
export function ConflictChoice({ match, conflict, log, senders, left, onDone, onClose }: Props) {
  const { t } = useTranslation(['matches', 'common', 'validation']);
  const [decision, setDecision] = useState<ConflictDecision | null>(null);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const reasonField = useRef<HTMLInputElement>(null);
  const { shown, preview, decide, busy, error } = useDecision(match, conflict._id, onDone);
  const { best_of: bestOf } = match;
  const given = useMemo(() => ({ log, conflict, bestOf }), [log, conflict, bestOf]);
  const outcomes = useMemo(() => outcomesOf(given), [given]);
  const outcome = decision && outcomes[decision];
  // The result of a match that is over changes as a correction: only its organisers make it, and they see first what follows.
  const corrects = match.state === 'finished' && decision !== null && decision !== 'theirs';
  const seen = shown?.decision === decision ? shown : null;
  const isPossible =
    outcome !== null && 'state' in outcome && (!corrects || outcome.state.status === 'finished');
  const common = useMemo(() => commonTo(given), [given]);
  const base = log.slice(0, common);
  const after = log.slice(common);
  const device = useDeviceName(conflict);
  const current = match.from_sheet
    ? t('conflict.sheet')
    : namesAfter(senders, common, t('conflict.somebody'));
  const submit = () => {
    if (decision === null || outcome === null || !('state' in outcome)) return;
    if (!corrects) return decide.mutate({ decision });
    if (!seen) return preview.mutate({ decision, state: outcome.state, choice: 'keep' });
    setAsked(true);
    if (reason.trim() === '') return reasonField.current?.focus();
    return decide.mutate({ decision, reason: reason.trim(), ...(seen.asks && { begun_next: seen.choice }) });
  };
  return (
    <Modal
      title={t('conflict.title')}
      maxWidth="sm"
      fillsPhone
      unsaved={reason !== ''}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            {t(conflict.may.length === 0 ? 'common:close' : 'conflict.later')}
          </Button>
          {decision !== null && (
            <ActButton variant="contained" busy={busy} disabled={!isPossible} onClick={submit}>
              {t(corrects && !seen ? 'correct.preview' : 'conflict.decide')}
            </ActButton>
          )}
        </>
      }
    >
      <Stack gap={2.5}>
        <Hint>
          {t('conflict.what', { name: device, when: formatMoment(conflict.at) })}
          {conflict.why !== null && ` ${conflict.why}`}
          {left > 1 && ` ${t('conflict.more', { count: left - 1 })}`}
        </Hint>
        <TwoLogs
          match={match}
          sides={[
            {
              title: t('conflict.now'),
              who: current,
              sets: match.from_sheet ? match.sets : setsOf(outcomes.theirs.state),
              steps: stepsOf(base, after, bestOf),
            },
            {
              title: t('conflict.device'),
              who: current === device ? t('conflict.otherDevice', { name: device }) : device,
              sets: setsOf(seenByDevice(given)),
              steps: stepsOf(base, conflict.events, bestOf),
            },
          ]}
        />
        {conflict.may.length === 0 ? (
          <Alert severity="info">{t('conflict.organisersDecide')}</Alert>
        ) : (
          <Choice
            upright
            label={t('conflict.which')}
            value={decision}
            options={conflict.may.map((value) => ({
              value,
              label: t(`conflict.decisions.${value}`, { name: device }),
            }))}
            onChange={setDecision}
          />
        )}
        {outcome && (
          <OutcomeShown
            key={decision}
            match={match}
            outcome={outcome}
            keeps={decision === 'theirs'}
            corrects={corrects}
          />
        )}
        {seen && (
          <ChangedResult
            shown={seen}
            reason={reason}
            missing={asked && reason.trim() === ''}
            reasonField={reasonField}
            onReason={setReason}
            onChoice={(choice) =>
              decision !== null &&
              outcome !== null &&
              'state' in outcome &&
              preview.mutate({ decision, state: outcome.state, choice })
            }
          />
        )}
        {corrects && !match.may.correct && <Alert severity="info">{t('conflict.organisers')}</Alert>}
        {error && <FormProblem problem={error} />}
      </Stack>
    </Modal>
  );
}

/** The person and the table of the device: two devices of one person, or of nobody by name, are told apart by it. */
function useDeviceName({ by, table }: Conflict): string {
  const { t } = useTranslation('matches');
  const place = table === null ? null : t('conflict.table', { table });
  return [by ?? (place === null ? t('conflict.somebody') : null), place].filter(Boolean).join(', ');
}

/** The scorer after an event of the log; `somebody` stands for those without a name. */
function namesAfter(senders: Props['senders'], common: number, somebody: string): string {
  const from = senders.findLastIndex(({ seq }) => seq <= common + 1);
  return [...new Set(senders.slice(Math.max(0, from)).map(({ by }) => by ?? somebody))].join(', ');
}
