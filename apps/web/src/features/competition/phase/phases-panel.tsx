import Box from '@mui/material/Box';
import { listPhases, type OpenPage } from '@topspin/contract';
import type { PhaseType } from '@topspin/engine';
import { mdiPlus } from '@mdi/js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveQuery } from '#lib/live/use-live-query.ts';
import { Stack } from '#ui/layout.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { PhaseDialog } from './lazy-phase-dialog.ts';
import { PhaseCard } from './phase-card.tsx';
import type { PhaseStepOffered } from './phase-step.tsx';

type Props = {
  readonly open: OpenPage;
  readonly type: PhaseType;
  /** The next step that the header offers, so that nothing is offered twice. */
  readonly offered: PhaseStepOffered | null;
};

/** The phases of an open of one type, groups or brackets, with what its organiser can do besides the next step. */
export function PhasesPanel({ open, type, offered }: Props) {
  const { t } = useTranslation('competition');
  const phases = useLiveQuery(listPhases, { params: { id: open._id } }, [`open:${open._id}`]);
  const [creating, setCreating] = useState(false);
  if (phases.isPending) return <RowSkeletons count={4} height={96} />;
  if (phases.isLoadingError) return <ErrorState error={phases.error} onRetry={() => void phases.refetch()} />;
  const all = phases.data.collection;
  const shown = all.filter((phase) => (phase.type === 'knockout') === (type === 'knockout'));
  const create = open.may.prepare && offered?.kind !== 'phase' && (
    <ActButton variant="outlined" startIcon={<Icon path={mdiPlus} />} onClick={() => setCreating(true)}>
      {t('phase.create')}
    </ActButton>
  );
  return (
    <Stack>
      {shown.length === 0 && (
        <StatePanel
          drawing="emptyTable"
          title={t(type === 'groups' ? 'phase.noneGroups' : 'phase.noneKnockout')}
          hint={isAhead(open) ? t('phase.noneHint') : undefined}
          action={create}
        />
      )}
      {shown.map((phase) => (
        <PhaseCard
          key={phase._id}
          phase={phase}
          phases={all}
          open={open}
          isOffered={offered !== null && offered.kind !== 'phase' && offered.phase._id === phase._id}
        />
      ))}
      {shown.length > 0 && create && <Box>{create}</Box>}
      {creating && <PhaseDialog open={open} phases={all} start={type} onClose={() => setCreating(false)} />}
    </Stack>
  );
}

/** Whether phases are still to come. */
const isAhead = ({ state }: OpenPage): boolean => state === 'created' || state === 'registrationOpen';
