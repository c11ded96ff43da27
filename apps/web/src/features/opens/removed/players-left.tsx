import Card from '@mui/material/Card';
import List from '@mui/material/List';
import { listRemoved, type OpenPage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';
import { Fold } from '#ui/list/fold.tsx';
import { RemovedPlayerRow } from './removed-row.tsx';

/** Below the list of players, folded: who was removed or left, with the way back; for its organisers. */
export function PlayersLeft({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const { data } = useQuery(apiQuery(listRemoved, { params: { id: open._id } }));
  if (!data || data.players.length === 0) return null;
  const label = t('removed.players', { count: data.players.length });
  return (
    <Card sx={{ px: { xs: 1.5, sm: 2 }, pb: 1 }}>
      <Fold label={label}>
        <List disablePadding aria-label={label}>
          {data.players.map((removed) => (
            <RemovedPlayerRow key={removed._id} open={open} removed={removed} />
          ))}
        </List>
      </Fold>
    </Card>
  );
}
