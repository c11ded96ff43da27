import type { OpenPage } from '@topspin/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { loadAhead } from '#lib/update/load-ahead.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { type OpenTab, tabOf } from '../open-tabs.ts';
import { FinishDialog } from './finish-dialog.tsx';
import { type GroupToPlay, lacksPlayers, type NextStep, type PhaseStep } from './next-step.ts';
import { useTransition } from './use-transition.ts';

const closing = () => import('./close-reception-dialog.tsx');
const CloseReceptionDialog = lazyDialog(async () => (await closing()).CloseReceptionDialog);

type Props = {
  readonly open: OpenPage;
  readonly step: Exclude<NextStep, PhaseStep>;
  /** The current tab: there is no button to where the user is. */
  readonly tab: OpenTab;
  readonly onTab: (tab: OpenTab) => void;
  readonly onFinish: () => void;
};

/** The organiser's next step in the life of the open, or where it is played: the only filled button. */
export function StepButton({ open, step, tab, onTab, onFinish }: Props) {
  const { t } = useTranslation('opens');
  if (step.kind === 'transition')
    return (
      <>
        {open.state === 'registrationClosed' && <ReopenButton open={open} />}
        <TransitionButton quiet={lacksPlayers(open)} open={open} to={step.to} onFinish={onFinish} />
      </>
    );
  const goal = tabOf[step.type];
  if (goal === tab) return step.group && <GroupButton open={open} group={step.group} />;
  return (
    <ActButton meaning={goal} variant="contained" size="large" onClick={() => onTab(goal)}>
      {t('steps.play')}
    </ActButton>
  );
}

/** Somebody comes who has not registered yet: the registration is opened once more. */
function ReopenButton({ open }: Pick<Props, 'open'>) {
  const { t } = useTranslation('opens');
  const transition = useTransition(open);
  return (
    <ActButton busy={transition.isPending} onClick={() => transition.mutate({ to: 'registrationOpen' })}>
      {t('steps.backToOpen')}
    </ActButton>
  );
}

type GroupProps = { readonly open: OpenPage; readonly group: GroupToPlay };

/** Where the groups are in sight already: the first one with matches left. */
function GroupButton({ open, group }: GroupProps) {
  const { t } = useTranslation('opens');
  return (
    <ButtonLink
      variant="contained"
      size="large"
      to={paths.stageGroup}
      params={{ openId: open._id, stageId: group.phaseId, groupId: group._id }}
    >
      {group.round === null
        ? t('steps.enter', { group: group.name })
        : t('steps.enterRound', { round: group.round })}
    </ButtonLink>
  );
}

type TransitionProps = {
  readonly open: OpenPage;
  readonly to: Extract<NextStep, { kind: 'transition' }>['to'];
  /** Where another step is the more likely one. */
  readonly quiet?: boolean;
  /** When it is finished. */
  readonly onFinish: () => void;
};

/** Moves an open to its next state; asks first where that cannot simply be undone. */
export function TransitionButton({ open, to, quiet = false, onFinish }: TransitionProps) {
  const { t } = useTranslation('opens');
  const transition = useTransition(open);
  const [asking, setAsking] = useState(false);
  const asks = to === 'active' || to === 'finished';
  // Reception goes on offline.
  useEffect(() => (to === 'active' ? loadAhead([closing]) : undefined), [to]);
  if (!open.may.transitions.includes(to) || to === 'created') return null;
  return (
    <>
      <ActButton
        variant={quiet ? 'text' : 'contained'}
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
        <FinishDialog transition={transition} onFinish={onFinish} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
