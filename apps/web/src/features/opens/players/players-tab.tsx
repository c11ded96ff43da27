import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
import { mdiAccountPlusOutline, mdiLinkVariant } from '@mdi/js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { useProblemWords } from '#ui/error-words.ts';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/notifications.ts';
import { RowSkeletons } from '#ui/row-skeletons.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { InscriptionAction } from '../inscription/inscription-action.tsx';
import { AddPlayersDialog } from './add-players-dialog.tsx';
import { copyInscriptionLink } from './inscription-link.ts';
import { InscriptionRow } from './inscription-row.tsx';
import { matchesSearch } from './matches-search.ts';
import { useCheckIn } from './use-check-in.ts';
import { useInscriptionsQuery } from './use-inscriptions.ts';

/** Who is in an open: search, check-in at reception, adding and taking out for its organiser. */
export function PlayersTab({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const inscriptions = useInscriptionsQuery(open._id);
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState(false);
  if (inscriptions.isPending) return <RowSkeletons count={8} height={60} />;
  if (inscriptions.isError) {
    return <ErrorState error={inscriptions.error} onRetry={() => void inscriptions.refetch()} />;
  }
  const everybody = inscriptions.data.filter(({ state }) => state !== 'removed' && state !== 'withdrawn');
  const shown = everybody.filter(({ player }) => matchesSearch(player.name, search));
  const add = open.may.manage && mayAdd(open) && (
    <Button
      startIcon={<Icon path={mdiAccountPlusOutline} />}
      variant="outlined"
      onClick={() => setAdding(true)}
    >
      {t('players.add')}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {everybody.length > 0 && (
          <SearchField label={t('players.searchRegistered')} value={search} onChange={setSearch} />
        )}
        {open.state === 'reception' && <Counter inscriptions={everybody} />}
        <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {open.state === 'registrationOpen' && open.may.manage && !open.my_inscription && (
            <InscriptionAction quiet open={open} />
          )}
          {open.state === 'registrationOpen' && <CopyLink openId={open._id} />}
          {add}
        </Box>
      </Box>
      {everybody.length === 0 ? (
        <StatePanel
          drawing="racket"
          title={t('players.none')}
          hint={open.may.manage ? t('players.noneHint') : undefined}
        />
      ) : (
        <Rows open={open} inscriptions={shown} />
      )}
      {adding && <AddPlayersDialog open={open} registered={everybody} onClose={() => setAdding(false)} />}
    </Box>
  );
}

/** Only before the groups are saved; the server knows, and says so. */
const mayAdd = ({ state }: OpenPage): boolean => state !== 'finished' && state !== 'canceled';

const hasPlace = ({ state }: Inscription): boolean => state !== 'waiting';

function Counter({ inscriptions }: { readonly inscriptions: readonly Inscription[] }) {
  const { t } = useTranslation('opens');
  const present = inscriptions.filter(({ state }) => state === 'present').length;
  const missing = inscriptions.filter(({ state }) => state === 'registered').length;
  return (
    <Typography role="status" variant="h2" component="p" sx={{ fontStretch: '75%' }}>
      {t('players.presentCount', { count: present })} · {t('players.missingCount', { count: missing })}
    </Typography>
  );
}

function CopyLink({ openId }: { readonly openId: string }) {
  const { t } = useTranslation('opens');
  return (
    <Button
      startIcon={<Icon path={mdiLinkVariant} />}
      onClick={() => void copyInscriptionLink(openId).then(() => notify('success', t('players.linkCopied')))}
    >
      {t('players.copyLink')}
    </Button>
  );
}

type RowsProps = { readonly open: OpenPage; readonly inscriptions: readonly Inscription[] };

function Rows({ open, inscriptions }: RowsProps) {
  const { t } = useTranslation('opens');
  const client = useQueryClient();
  const words = useProblemWords();
  const checkIn = useCheckIn(open._id);
  const [leaving, setLeaving] = useState<Inscription | null>(null);
  const remove = useMutation({
    mutationFn: ({ _id }: Inscription) =>
      call(removeInscription, { params: { id: open._id, inscription_id: _id } }),
    onSuccess: async (_, { player }) => {
      notify('success', t('players.removed', { name: player.name }));
      await invalidate(client, listInscriptions, getOpen);
    },
    onError: (error) => notify('error', words(error).title, { subtitle: words(error).hint }),
    onSettled: () => setLeaving(null),
  });
  const row = (inscription: Inscription) => (
    <InscriptionRow
      key={inscription._id}
      inscription={inscription}
      checksIn={open.may.manage && open.state === 'reception'}
      onPresent={(present) => checkIn.mutate({ inscription, present })}
      onRemove={open.may.manage && mayAdd(open) ? () => setLeaving(inscription) : undefined}
    />
  );
  const waiting = inscriptions.filter((inscription) => !hasPlace(inscription));
  return (
    <>
      <Card sx={{ px: 2, py: 1 }}>
        <List disablePadding aria-label={t('tabs.players')}>
          {inscriptions.filter(hasPlace).map(row)}
        </List>
      </Card>
      {waiting.length > 0 && (
        <Card sx={{ px: 2, py: 1 }}>
          <Typography variant="h3" sx={{ py: 1 }}>
            {t('players.waitingTitle')}
          </Typography>
          <List disablePadding aria-label={t('players.waitingTitle')}>
            {waiting.map(row)}
          </List>
        </Card>
      )}
      <ConfirmDialog
        danger
        open={leaving !== null}
        busy={remove.isPending}
        title={t('players.removeTitle', { name: leaving?.player.name ?? '' })}
        confirm={t('players.remove')}
        onConfirm={() => leaving && remove.mutate(leaving)}
        onCancel={() => setLeaving(null)}
      >
        {t('players.removeBody')}
      </ConfirmDialog>
    </>
  );
}
