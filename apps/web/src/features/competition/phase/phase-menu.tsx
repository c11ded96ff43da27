import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { deletePhase, type Phase, transitionPhase } from '@topspin/contract';
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

type Props = { readonly phase: Phase; readonly name: string };

/** One step back while no match of a phase has begun. */
const backFrom: Readonly<Partial<Record<PhaseState, 'created' | 'groups'>>> = {
  groups: 'created',
  matches: 'groups',
};

/** What is done seldom with a phase: a step back, or removing it. */
export function PhaseMenu({ phase, name }: Props) {
  const { t } = useTranslation(['competition', 'opens', 'common']);
  const client = useQueryClient();
  const words = useProblemWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [deleting, setDeleting] = useState(false);
  const back = phase.may.back ? backFrom[phase.state] : undefined;
  const done = {
    onSuccess: () => client.invalidateQueries(),
    onError: (error: unknown) => notify('error', words(error).title, { subtitle: words(error).hint }),
    onSettled: () => setDeleting(false),
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
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {back && (
          <MenuItem
            onClick={() => {
              close();
              stepBack.mutate(back);
            }}
          >
            {t(`phase.back.${back}`)}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            close();
            setDeleting(true);
          }}
        >
          {t('phase.delete')}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        danger
        open={deleting}
        busy={remove.isPending}
        title={t('phase.deleteTitle', { name })}
        confirm={t('common:delete')}
        onConfirm={() => remove.mutate()}
        onCancel={() => setDeleting(false)}
      >
        {t('phase.deleteBody')}
      </ConfirmDialog>
    </>
  );
}
