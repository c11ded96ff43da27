import MenuItem from '@mui/material/MenuItem';
import { deletePhase, type OpenPage, type Phase, restorePhase, transitionPhase } from '@topspin/contract';
import type { PhaseState } from '@topspin/engine';
import { mdiDotsVertical } from '@mdi/js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#lib/api/query.ts';
import { call } from '#lib/api/client.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActionMenu } from '#ui/act/action-menu.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { SavedDrawDialog } from '../draw/draw-dialogs.ts';
import { SwissDialog } from '../swiss/dialogs.ts';
import { TakeRoundBack } from '../swiss/take-round-back.tsx';
import { PhaseDialog } from './lazy-phase-dialog.ts';

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

/** Rare actions on a phase: a step back, or deleting it. Both offer undo; what has been drawn asks first. */
export function PhaseMenu({ phase, name, phases, open }: Props) {
  const { t } = useTranslation(['competition', 'opens', 'common']);
  const [asking, setAsking] = useState<
    'edit' | 'report' | 'undraw' | 'delete' | 'rounds' | 'takeBack' | null
  >(null);
  const back = phase.may.back ? backFrom[phase.state] : undefined;
  const params = { id: phase._id };
  const done = (title: string) => {
    const undo = () => call(restorePhase, { params }).then(() => queries.invalidateQueries());
    notifyRemoved(title, { undo, undone: () => t('phase.restored') });
    return queries.invalidateQueries();
  };
  const onSettled = () => setAsking(null);
  const stepBack = useWrite({
    write: (to: 'created' | 'groups') => call(transitionPhase, { params, body: { to } }),
    onSuccess: (_, to) => done(t(`phase.wentBack.${to}`)),
    onSettled,
  });
  const remove = useWrite({
    write: () => call(deletePhase, { params }),
    onSuccess: () => done(t('phase.deleted')),
    onSettled,
  });
  const isDrawn = phase.state !== 'created';
  return (
    <>
      <ActionMenu label={t('opens:information.more')} icon={mdiDotsVertical}>
        {phase.state === 'created' && (
          <MenuItem onClick={() => setAsking('edit')}>{t('phase.edit')}</MenuItem>
        )}
        {phase.report && !phase.swiss && (
          <MenuItem onClick={() => setAsking('report')}>{t('phase.report')}</MenuItem>
        )}
        {phase.swiss && phase.state === 'matches' && (
          <MenuItem onClick={() => setAsking('rounds')}>{t('swiss.change')}</MenuItem>
        )}
        {phase.swiss && phase.state === 'matches' && (
          <MenuItem onClick={() => setAsking('takeBack')}>
            {t('swiss.takeBack', { round: phase.swiss.paired })}
          </MenuItem>
        )}
        {back && (
          <MenuItem onClick={() => (back === 'created' ? setAsking('undraw') : stepBack.mutate(back))}>
            {t(`phase.back.${back}`)}
          </MenuItem>
        )}
        <MenuItem onClick={() => (isDrawn ? setAsking('delete') : remove.mutate())}>
          {t('phase.delete')}
        </MenuItem>
      </ActionMenu>
      {asking === 'edit' && (
        <PhaseDialog open={open} phases={phases} start={phase} onClose={() => setAsking(null)} />
      )}
      {asking === 'rounds' && (
        <SwissDialog
          phase={phase}
          sides={open.doubles ? 'pairs' : 'players'}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'takeBack' && phase.swiss && (
        <TakeRoundBack phase={phase} round={phase.swiss.paired} onClose={() => setAsking(null)} />
      )}
      {asking === 'report' && phase.report && (
        <SavedDrawDialog phase={phase} name={name} onClose={() => setAsking(null)} />
      )}
      {asking === 'undraw' && (
        <ConfirmDialog
          busy={stepBack.isPending}
          title={t('phase.undrawTitle', { name })}
          confirm={t('phase.back.created')}
          onConfirm={() => stepBack.mutate('created')}
          onCancel={() => setAsking(null)}
        >
          {t('phase.undrawBody')}
        </ConfirmDialog>
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
