import type { OpenPage } from '@topspin/contract';
import type { PhaseType } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import type { OpenTab } from '../open-tabs.ts';
import { CloseReceptionDialog } from './close-reception-dialog.tsx';
import type { NextStep } from './next-step.ts';
import { useTransition } from './use-transition.ts';

type Props = {
  readonly open: OpenPage;
  readonly step: NextStep;
  /** The current tab: a step taken there has its button there. */
  readonly tab: OpenTab;
  readonly onTab: (tab: OpenTab) => void;
};

/** The organiser's next step: one button, the only filled one. */
export function StepButton({ open, step, tab, onTab }: Props) {
  const { t } = useTranslation('opens');
  if (step.kind === 'transition') return <TransitionButton open={open} to={step.to} />;
  const goal = tabOf(step);
  if (goal === tab || (step.kind === 'phase' && isPhasesTab(tab))) return null;
  const label = step.kind === 'play' ? t('steps.play', step) : t(`steps.${step.kind}`);
  return (
    <ActButton variant="contained" size="large" onClick={() => onTab(goal)}>
      {label}
    </ActButton>
  );
}

const tabOfType = { groups: 'groups', knockout: 'knockouts' } as const satisfies Record<PhaseType, OpenTab>;

const tabOf = (step: Exclude<NextStep, { kind: 'transition' }>): OpenTab =>
  tabOfType['phase' in step ? step.phase.type : step.type];

/** A phase of either type can be created where either is shown. */
const isPhasesTab = (tab: OpenTab): boolean => tab === 'groups' || tab === 'knockouts';

type TransitionProps = {
  readonly open: OpenPage;
  readonly to: Extract<NextStep, { kind: 'transition' }>['to'];
};

/** Asks for confirmation before steps that cannot simply be undone. */
function TransitionButton({ open, to }: TransitionProps) {
  const { t } = useTranslation('opens');
  const transition = useTransition(open);
  const [asking, setAsking] = useState(false);
  const asks = to === 'active' || to === 'finished';
  if (!open.may.transitions.includes(to) || to === 'created') return null;
  return (
    <>
      <ActButton
        variant="contained"
        size="large"
        busy={transition.isPending}
        onClick={() => (asks ? setAsking(true) : transition.mutate({ to }))}
      >
        {t(`steps.${to}`)}
      </ActButton>
      {asking && to === 'active' && (
        <CloseReceptionDialog open={open} transition={transition} onClose={() => setAsking(false)} />
      )}
      {asking && to === 'finished' && (
        <ConfirmDialog
          busy={transition.isPending}
          title={t('finish.title')}
          confirm={t('steps.finished')}
          onConfirm={() => transition.mutate({ to }, { onSettled: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        >
          {t('finish.body')}
        </ConfirmDialog>
      )}
    </>
  );
}
