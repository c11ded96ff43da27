import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { deletePhase, type OpenPage, type Phase, transitionPhase } from '@topspin/contract';
import type { PhaseState } from '@topspin/engine';
import { mdiDotsVertical } from '@mdi/js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useProblemWords } from '#ui/error-words.ts';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/notifications.ts';
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

/** What is done seldom with a phase: a step back, or removing it. */
export function PhaseMenu({ phase, name, phases, open }: Props) {
  const { t } = useTranslation(['competition', 'opens', 'common']);
  const client = useQueryClient();
  const words = useProblemWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<'edit' | 'report' | 'delete' | null>(null);
  const back = phase.may.back ? backFrom[phase.state] : undefined;
  const done = {
    onSuccess: () => client.invalidateQueries(),
    onError: (error: unknown) => notify('error', words(error).title, { subtitle: words(error).hint }),
    onSettled: () => setAsking(null),
  };
  const stepBack = useMutation({
    mutationFn: (to: PhaseState) => call(transitionPhase, { params: { id: phase._id }, body: { to } }),
    ...done,
  });
  const remove = useMutation({ mutationFn: () => call(deletePhase, { params: { id: phase._id } }), ...done });
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={t('opens:information.more')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close}>
        {phase.state === 'created' && (
          <MenuItem onClick={() => setAsking('edit')}>{t('phase.edit')}</MenuItem>
        )}
        {phase.report && <MenuItem onClick={() => setAsking('report')}>{t('phase.report')}</MenuItem>}
        {back && <MenuItem onClick={() => stepBack.mutate(back)}>{t(`phase.back.${back}`)}</MenuItem>}
        <MenuItem onClick={() => setAsking('delete')}>{t('phase.delete')}</MenuItem>
      </Menu>
      {asking === 'edit' && (
        <PhaseDialog open={open} phases={phases} start={phase} onClose={() => setAsking(null)} />
      )}
      {asking === 'report' && phase.report && (
        <SavedDrawDialog phase={phase} name={name} onClose={() => setAsking(null)} />
      )}
      <ConfirmDialog
        danger
        open={asking === 'delete'}
        busy={remove.isPending}
        title={t('phase.deleteTitle', { name })}
        confirm={t('common:delete')}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(null)}
      >
        {t('phase.deleteBody')}
      </ConfirmDialog>
    </>
  );
}
