import { type Merge, mergePlayers, type Player, restorePlayer } from '@topspin/contract';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { formatList } from '#lib/format.ts';
import { MergeConfirm } from '#domain/merging/merge-confirm.tsx';
import { useMerge } from '#domain/merging/use-merge.ts';
import { RatingMoves } from '#domain/ratings/rating-moves.tsx';
import { ProfilePair } from './profile-pair.tsx';

type Props = { readonly pair: readonly [Player, Player]; readonly onClose: () => void };

/** Merges two profiles of one person: side by side, which one stays, and everything that moves, before it is done. */
export function MergeDialog({ pair, onClose }: Props) {
  const { t } = useTranslation('table', { keyPrefix: 'admin' });
  const [keptId, setKeptId] = useState(pair[0]._id);
  const [kept, merged] = keptId === pair[0]._id ? pair : [pair[1], pair[0]];
  const params = { id: kept._id };
  const merging = useMerge({
    of: [mergePlayers.name, kept._id, merged._id],
    send: (preview) => call(mergePlayers, { params, body: { merged_id: merged._id, preview } }),
    undo: () => call(restorePlayer, { params: { id: merged._id } }),
    said: () => t('merged', { name: kept.name }),
    subtitle: t('undoable'),
    onMerged: onClose,
  });
  return (
    <MergeConfirm
      {...merging}
      words={{ title: t('mergeTitle'), merge: t('merge'), keep: t('keep'), undoable: t('undoable') }}
      choices={pair.map(({ _id: id, name, matches_played: matches }) => ({
        id,
        label: t('keepThis', { name, matches }),
      }))}
      keptId={keptId}
      onKeep={setKeptId}
      onCancel={onClose}
      compared={<ProfilePair pair={pair} />}
    >
      {(merge) => <Moves merge={merge} />}
    </MergeConfirm>
  );
}

/** What a merge moves. */
function Moves({ merge: { opens, matches, filled, players, ratings } }: { readonly merge: Merge }) {
  const { t } = useTranslation('table', { keyPrefix: 'admin' });
  const lines = [
    opens.length === 0
      ? t('movesNothing')
      : t('moves', { count: opens.length, opens: formatList(opens.map(({ name }) => name)) }),
    matches > 0 && t('matches', { count: matches }),
    filled.length > 0 && t('filled', { fields: formatList(filled.map((field) => t(`fields.${field}`))) }),
  ];
  return (
    <>
      <Typography>{lines.filter(Boolean).join(' ')}</Typography>
      {players > 0 && <RatingMoves players={players} ratings={ratings} />}
    </>
  );
}
