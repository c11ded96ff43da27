import List from '@mui/material/List';
import { listRemoved, type OpenPage, type RemovedPhase, restorePhase } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { phaseNameIn } from '@topspin/messages/phase-name';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { call } from '#lib/api/client.ts';
import { apiQuery } from '#lib/api/query.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { RemovedPlayerRow, RemovedRow, useRestore } from './removed-row.tsx';

/** What was removed from an open, who removed it, and a button to put it back; shown to its organisers if there is anything. */
export function RemovedPanel({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const { data } = useQuery(apiQuery(listRemoved, { params: { id: open._id } }));
  if (!data || data.players.length + data.phases.length === 0) return null;
  return (
    <Panel title={t('removed.title')}>
      <Hint sx={{ mb: 1 }}>{t('removed.hint')}</Hint>
      <List disablePadding aria-label={t('removed.title')}>
        {data.phases.map((phase) => (
          <PhaseRow key={phase._id} phase={phase} />
        ))}
        {data.players.map((removed) => (
          <RemovedPlayerRow key={removed._id} open={open} removed={removed} />
        ))}
      </List>
    </Panel>
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
    phaseNameIn(currentLanguage(), phase.name) ||
    `${t('competition:phase.number', { number: phase.number })} · ${t(`competition:phase.types.${phase.type}`)}`;
  const restore = useRestore(() => call(restorePhase, { params: { id: _id } }), name);
  const what = deleted ? 'deleted' : undone[was];
  return (
    <RemovedRow
      name={name}
      how={by ? t(`removed.${what}By`, { name: by.name }) : t(`removed.${what}`)}
      at={removed_at}
      obstacle={obstacle}
      busy={restore.isPending}
      onRestore={() => restore.mutate()}
    />
  );
}
