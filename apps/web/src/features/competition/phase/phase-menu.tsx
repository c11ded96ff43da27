import MenuItem from '@mui/material/MenuItem';
import { deletePhase, type OpenPage, type Phase, transitionPhase } from '@topspin/contract';
import type { PhaseState } from '@topspin/engine';
import { mdiDotsVertical } from '@mdi/js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActionMenu } from '#ui/act/action-menu.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { SavedDrawDialog } from '../draw/saved-draw-dialog.tsx';
import { PhaseDialog } from './phase-dialog.tsx';

type Props = {
  readonly phase: Phase;
  readonly name: string;
  readonly phases: readonly Phase[];
  readonly open: OpenPage;
};

/** One step back while no match of a phase has begun. */
const backFrom: Readonly<Partial<Record<PhaseState, 'created' | 'groups'>>> = {
  groups: 'created',
  matches: 'groups',
};

/** Rare actions on a phase: a step back, or deleting it. */
export function PhaseMenu({ phase, name, phases, open }: Props) {
  const { t } = useTranslation(['competition', 'opens', 'common']);
  const client = useQueryClient();
  const [asking, setAsking] = useState<'edit' | 'report' | 'delete' | null>(null);
  const back = phase.may.back ? backFrom[phase.state] : undefined;
  const done = {
    onSuccess: () => client.invalidateQueries(),
    onSettled: () => setAsking(null),
  };
  const stepBack = useWrite({
    write: (to: PhaseState) => call(transitionPhase, { params: { id: phase._id }, body: { to } }),
    ...done,
  });
  const remove = useWrite({ write: () => call(deletePhase, { params: { id: phase._id } }), ...done });
  return (
    <>
      <ActionMenu label={t('opens:information.more')} icon={mdiDotsVertical}>
        {phase.state === 'created' && (
          <MenuItem onClick={() => setAsking('edit')}>{t('phase.edit')}</MenuItem>
        )}
        {phase.report && <MenuItem onClick={() => setAsking('report')}>{t('phase.report')}</MenuItem>}
        {back && <MenuItem onClick={() => stepBack.mutate(back)}>{t(`phase.back.${back}`)}</MenuItem>}
        <MenuItem onClick={() => setAsking('delete')}>{t('phase.delete')}</MenuItem>
      </ActionMenu>
      {asking === 'edit' && (
        <PhaseDialog open={open} phases={phases} start={phase} onClose={() => setAsking(null)} />
      )}
      {asking === 'report' && phase.report && (
        <SavedDrawDialog phase={phase} name={name} onClose={() => setAsking(null)} />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          danger
          busy={remove.isPending}
          title={t('phase.deleteTitle', { name })}
          confirm={t('common:delete')}
          onConfirm={() => remove.mutate()}
          onCancel={() => setAsking(null)}
        >
          {t('phase.deleteBody')}
        </ConfirmDialog>
      )}
    </>
  );
}
