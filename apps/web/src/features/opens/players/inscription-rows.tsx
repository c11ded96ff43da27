import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { Inscription, OpenPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCheckIn } from './check-in/use-check-in.ts';
import { GuestDialog } from './guest-dialog.tsx';
import { InscriptionRow } from './inscription-row.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { canUndoRemoval, useRemoveAtOnce } from './use-remove-at-once.ts';

type Props = {
  readonly open: OpenPage;
  readonly inscriptions: readonly Inscription[];
};

/** Whether a player who was absent or waiting can still come into an open in play. */
const comesLate = ({ state, may }: OpenPage, inscription: Inscription): boolean =>
  state === 'active' && may.add && (inscription.state === 'absent' || inscription.state === 'waiting');

/** Everybody with a place, then the waiting list. */
export function InscriptionRows({ open, inscriptions }: Props) {
  const { t } = useTranslation('opens');
  const [leaving, setLeaving] = useState<Inscription | null>(null);
  const [editing, setEditing] = useState<Inscription | null>(null);
  const removal = useRemoveAtOnce(open);
  const arrival = useCheckIn(open._id);
  const remove = (inscription: Inscription) =>
    canUndoRemoval(open, inscription) ? removal.mutate(inscription) : setLeaving(inscription);
  const row = (inscription: Inscription) => (
    <InscriptionRow
      key={inscription._id}
      openId={open._id}
      inscription={inscription}
      checksIn={open.may.receive}
      onArrive={
        comesLate(open, inscription) ? () => arrival.mutate({ inscription, present: true }) : undefined
      }
      onRemove={open.may.remove ? () => remove(inscription) : undefined}
      onEdit={open.may.manage && inscription.player.guest ? () => setEditing(inscription) : undefined}
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
      {editing && <GuestDialog inscription={editing} onClose={() => setEditing(null)} />}
      {leaving && <RemoveDialog open={open} inscription={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
