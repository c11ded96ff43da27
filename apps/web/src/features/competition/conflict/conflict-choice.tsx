import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { AnswerOf, Conflict, listConflicts, MatchPage } from '@topspin/contract';
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
import { seenByDevice, stepsOf } from './outcomes.ts';
import { setsOf, TwoLogs } from './two-logs.tsx';
import { useChoice } from './use-choice.ts';

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
  const { t } = useTranslation(['matches', 'common']);
  const choice = useChoice({ match, conflict, log, onDone });
  const { given, common, decision, outcome, corrects, seen, busy, error } = choice;
  const base = log.slice(0, common);
  const device = useDeviceName(conflict);
  const current = match.from_sheet
    ? t('conflict.sheet')
    : namesAfter(senders, common, t('conflict.somebody'));
  const other = current === device ? t('conflict.otherDevice', { name: device }) : device;
  return (
    <Modal
      title={t('conflict.title')}
      maxWidth="sm"
      fillsPhone
      unsaved={choice.reason.reason !== ''}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            {t(conflict.may.length === 0 ? 'common:close' : 'conflict.later')}
          </Button>
          {decision !== null && (
            <ActButton variant="contained" busy={busy} disabled={!choice.isPossible} onClick={choice.submit}>
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
              sets: match.from_sheet ? match.sets : setsOf(choice.theirs),
              steps: stepsOf(base, log.slice(common), match.best_of),
            },
            {
              title: t('conflict.device'),
              who: other,
              sets: setsOf(seenByDevice(given)),
              steps: stepsOf(base, conflict.events, match.best_of),
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
              label: t(`conflict.decisions.${value}`, { name: other }),
            }))}
            onChange={choice.setDecision}
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
        {seen && <ChangedResult shown={seen} {...choice.reason} />}
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
