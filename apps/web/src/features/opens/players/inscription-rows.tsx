import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { Inscription, OpenPage } from '@topspin/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartners } from '#domain/inscriptions/use-pairs.ts';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { paths } from '#lib/paths.ts';
import { loadAhead } from '#lib/update/load-ahead.ts';
import { notify, undoLasts } from '#ui/notify/notifications.ts';
import { queueCheckIns, checkInsOf } from './queue/check-ins.ts';
import { undoOf } from './queue/entries.ts';
import { isEntry } from './queue/entry.ts';
import { useWaiting } from './queue/use-queue.ts';
import { InscriptionRow } from './inscription-row.tsx';
import { canUndoRemoval, useRemoveAtOnce } from './use-remove-at-once.ts';

const dialogs = () => import('./row-dialogs.ts');
const RemoveDialog = lazyDialog(async () => (await dialogs()).RemoveDialog);
const GuestDialog = lazyDialog(async () => (await dialogs()).GuestDialog);

type Props = {
  readonly open: OpenPage;
  readonly inscriptions: readonly Inscription[];
};

/** Whether a player is late for an open in play: absent, or waiting when it began. */
const comesLate = ({ state, may }: OpenPage, inscription: Inscription): boolean =>
  state === 'active' && may.manage && (inscription.state === 'absent' || inscription.state === 'waiting');

/** Everybody with a place, then the waiting list. */
export function InscriptionRows({ open, inscriptions }: Props) {
  const { t } = useTranslation('opens');
  const [leaving, setLeaving] = useState<Inscription | null>(null);
  const [editing, setEditing] = useState<Inscription | null>(null);
  const removal = useRemoveAtOnce(open);
  const partners = usePartners(open);
  const waits = useWaiting(open._id);
  const checkIns = checkInsOf(waits);
  const entered = new Map(waits.filter(isEntry).map((item) => [item.id, item]));
  const navigate = useNavigate();
  const arrive = (inscription: Inscription) => {
    if (open.may.add) return queueCheckIns(open._id, [inscription], true);
    const run = () =>
      void navigate({ to: paths.open, params: { openId: open._id }, search: { tab: 'groups' } });
    return notify('info', t('players.arrivedLate'), {
      subtitle: t('players.arrivedLateHint', { name: inscription.player.name }),
      action: { label: t('players.seeGroups'), run },
      duration: undoLasts,
    });
  };
  const remove = (inscription: Inscription) =>
    canUndoRemoval(open, inscription)
      ? removal.mutate({ inscription, partner: partners?.get(inscription.player._id)?.name })
      : setLeaving(inscription);
  // The connection may be lost by then.
  useEffect(() => (open.may.remove ? loadAhead([dialogs]) : undefined), [open.may.remove]);
  /** Absent where that has to wait for the server's answer. */
  const removing = (inscription: Inscription) => {
    const entry = entered.get(inscription._id);
    return entry ? undoOf(entry) : () => remove(inscription);
  };
  const row = (inscription: Inscription) => (
    <InscriptionRow
      key={inscription._id}
      openId={open._id}
      inscription={inscription}
      waitsSince={entered.get(inscription._id)?.at ?? checkIns.get(inscription._id)?.at}
      partner={partners?.get(inscription.player._id)?.name}
      checksIn={open.may.receive}
      showsPresence={open.state === 'reception'}
      onArrive={comesLate(open, inscription) ? () => arrive(inscription) : undefined}
      onRemove={open.may.remove ? removing(inscription) : undefined}
      onEdit={
        open.may.manage && inscription.player.guest && !entered.has(inscription._id)
          ? () => setEditing(inscription)
          : undefined
      }
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
