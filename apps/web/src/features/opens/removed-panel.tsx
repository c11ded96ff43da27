import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import {
  listRemoved,
  type OpenPage,
  type RemovedPhase,
  type RemovedPlayer,
  type RestoreObstacle,
  restoreInscription,
  restorePhase,
} from '@topspin/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatMoment } from '#lib/format.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Panel } from '#ui/page/panel.tsx';

/** What was removed from an open, who removed it, and a button to put it back; shown to its organisers if there is anything. */
export function RemovedPanel({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const { data } = useQuery(apiQuery(listRemoved, { params: { id: open._id } }));
  if (!data || data.players.length + data.phases.length === 0) return null;
  return (
    <Panel title={t('removed.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('removed.hint')}
      </Typography>
      <List disablePadding aria-label={t('removed.title')}>
        {data.phases.map((phase) => (
          <PhaseRow key={phase._id} phase={phase} />
        ))}
        {data.players.map((removed) => (
          <PlayerRow key={removed._id} open={open} removed={removed} />
        ))}
      </List>
    </Panel>
  );
}

type RowProps = {
  readonly name: string;
  readonly how: string;
  readonly at: string;
  readonly obstacle: RestoreObstacle | null;
  readonly busy: boolean;
  readonly onRestore: () => void;
};

function Row({ name, how, at, obstacle, busy, onRestore }: RowProps) {
  const { t } = useTranslation('opens');
  return (
    <ListItem disableGutters sx={{ gap: 2, justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <TwoLines first={name} second={[how, formatMoment(at)]} />
        {obstacle && (
          <Typography variant="body2" color="textSecondary">
            {t(`removed.obstacles.${obstacle}`)}
          </Typography>
        )}
      </Box>
      {!obstacle && (
        <ActButton
          size="small"
          busy={busy}
          aria-label={t('removed.restoreNamed', { name })}
          sx={{ flex: 'none' }}
          onClick={onRestore}
        >
          {t('removed.restore')}
        </ActButton>
      )}
    </ListItem>
  );
}

/** Restores something and reloads what is shown, also when it is refused: the obstacle then says why. */
function useRestore(write: () => Promise<unknown>, name: string) {
  const { t } = useTranslation('opens');
  const client = useQueryClient();
  return useWrite({
    write,
    onSuccess: () => notify('success', t('removed.back', { name })),
    onSettled: () => client.invalidateQueries(),
  });
}

type PlayerProps = { readonly open: OpenPage; readonly removed: RemovedPlayer };

function PlayerRow({ open, removed }: PlayerProps) {
  const { t } = useTranslation('opens');
  const { _id, player, state, removed_at, removed_by: by, obstacle } = removed;
  const params = { id: open._id, inscription_id: _id };
  const restore = useRestore(() => call(restoreInscription, { params }), player.name);
  const how = by ? t('removed.removedBy', { name: by.name }) : t('removed.removed');
  return (
    <Row
      name={player.name}
      how={state === 'withdrawn' ? t('removed.left') : how}
      at={removed_at}
      obstacle={obstacle}
      busy={restore.isPending}
      onRestore={() => restore.mutate()}
    />
  );
}

/** What was done to a phase, by what it was. */
const undone = {
  created: 'undrawn',
  groups: 'undrawn',
  matches: 'unplanned',
  finished: 'unplanned',
} as const;

function PhaseRow({ phase }: { readonly phase: RemovedPhase }) {
  const { t } = useTranslation(['opens', 'competition']);
  const { _id, was, deleted, removed_at, removed_by: by, obstacle } = phase;
  const name =
    phase.name ||
    `${t('competition:phase.number', { number: phase.number })} · ${t(`competition:phase.types.${phase.type}`)}`;
  const restore = useRestore(() => call(restorePhase, { params: { id: _id } }), name);
  const what = deleted ? 'deleted' : undone[was];
  return (
    <Row
      name={name}
      how={by ? t(`removed.${what}By`, { name: by.name }) : t(`removed.${what}`)}
      at={removed_at}
      obstacle={obstacle}
      busy={restore.isPending}
      onRestore={() => restore.mutate()}
    />
  );
}
