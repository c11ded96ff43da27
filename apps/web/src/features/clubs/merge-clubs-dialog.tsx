import { type ClubWithPlayers, mergeClubs, restoreClub } from '@topspin/contract';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { MergeConfirm } from '#domain/merging/merge-confirm.tsx';
import { useMerge } from '#domain/merging/use-merge.ts';

type Props = { readonly clubs: readonly ClubWithPlayers[]; readonly onClose: () => void };

/** Merges clubs that are one: which name stays, and how many players move, before it is done. */
export function MergeClubsDialog({ clubs, onClose }: Props) {
  const { t } = useTranslation('table', { keyPrefix: 'clubs' });
  const [largest] = clubs.toSorted((one, other) => other.players_count - one.players_count);
  const [keptId, setKeptId] = useState(largest?._id ?? '');
  const name = clubs.find(({ _id: id }) => id === keptId)?.name ?? '';
  const merged = clubs.map(({ _id: id }) => id).filter((id) => id !== keptId);
  const params = { id: keptId };
  const merging = useMerge({
    of: [mergeClubs.name, keptId, merged],
    send: (preview) => call(mergeClubs, { params, body: { merged_ids: merged, preview } }),
    undo: async () => {
      for (const id of merged) await call(restoreClub, { params: { id } });
    },
    said: ({ players: count }) => (count === 0 ? t('mergedNobody', { name }) : t('merged', { count, name })),
    onMerged: onClose,
  });
  return (
    <MergeConfirm
      {...merging}
      words={{ title: t('mergeTitle'), merge: t('merge'), keep: t('keep'), undoable: t('undoable') }}
      choices={clubs.map(({ _id: id, name: club, players_count: count }) => ({
        id,
        label: t('keepThis', { name: club, count }),
      }))}
      keptId={keptId}
      onKeep={setKeptId}
      onCancel={onClose}
    >
      {({ players: count }) => (
        <Typography>
          {count === 0 ? t('movesNobody') : t('moves', { count, name })} {t('formerNames')}
        </Typography>
      )}
    </MergeConfirm>
  );
}
