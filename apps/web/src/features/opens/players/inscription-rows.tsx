import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import {
  getOpen,
  type Inscription,
  listInscriptions,
  type OpenPage,
  removeInscription,
} from '@topspin/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useProblemWords } from '#ui/error-words.ts';
import { notify } from '#ui/notifications.ts';
import { InscriptionRow } from './inscription-row.tsx';

type Props = {
  readonly open: OpenPage;
  readonly inscriptions: readonly Inscription[];
  readonly onPresent: (inscription: Inscription, present: boolean) => void;
};

const isOver = ({ state }: OpenPage): boolean => state === 'finished' || state === 'canceled';

/** Everybody with a place, and then those who wait for one. */
export function InscriptionRows({ open, inscriptions, onPresent }: Props) {
  const { t } = useTranslation('opens');
  const [leaving, setLeaving] = useState<Inscription | null>(null);
  const row = (inscription: Inscription) => (
    <InscriptionRow
      key={inscription._id}
      inscription={inscription}
      checksIn={open.may.manage && open.state === 'reception'}
      onPresent={(present) => onPresent(inscription, present)}
      onRemove={open.may.manage && !isOver(open) ? () => setLeaving(inscription) : undefined}
    />
  );
  const placed = inscriptions.filter(({ state }) => state !== 'waiting');
  const waiting = inscriptions.filter(({ state }) => state === 'waiting');
  return (
    <>
      {placed.length > 0 && (
        <Card sx={{ px: { xs: 1.5, sm: 2 }, py: 1 }}>
          <List disablePadding aria-label={t('tabs.players')}>
            {placed.map(row)}
          </List>
        </Card>
      )}
      {waiting.length > 0 && (
        <Card sx={{ px: { xs: 1.5, sm: 2 }, py: 1 }}>
          <Typography variant="h2" sx={{ py: 1 }}>
            {t('players.waitingTitle')}
          </Typography>
          <List disablePadding aria-label={t('players.waitingTitle')}>
            {waiting.map(row)}
          </List>
        </Card>
      )}
      {leaving && <RemoveDialog open={open} inscription={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

type RemoveProps = {
  readonly open: OpenPage;
  readonly inscription: Inscription;
  readonly onClose: () => void;
};

/** Takes a player out of an open; once it is in play the matches left are lost by walkover. */
function RemoveDialog({ open, inscription: { _id, player, state }, onClose }: RemoveProps) {
  const { t } = useTranslation('opens');
  const client = useQueryClient();
  const words = useProblemWords();
  const inPlay = open.state === 'active' && state === 'present';
  const remove = useMutation({
    mutationFn: () => call(removeInscription, { params: { id: open._id, inscription_id: _id } }),
    onSuccess: async () => {
      notify('success', t('players.removed', { name: player.name }));
      await (inPlay ? client.invalidateQueries() : invalidate(client, listInscriptions, getOpen));
    },
    onError: (error) => notify('error', words(error).title, { subtitle: words(error).hint }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      danger
      open
      busy={remove.isPending}
      title={t('players.removeTitle', { name: player.name })}
      confirm={t('players.remove')}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      {t(inPlay ? 'players.removeBodyInPlay' : 'players.removeBody')}
    </ConfirmDialog>
  );
}
