import { type Merge, mergePlayers, type Player, restorePlayer } from '@topspin/contract';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { formatList } from '#lib/format.ts';
import { RatingMoves } from '#lib/ratings/rating-moves.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { ProfilePair } from './profile-pair.tsx';

type Props = { readonly pair: readonly [Player, Player]; readonly onClose: () => void };

/** Merges two profiles of one person: side by side, which one stays, and everything that moves, before it is done. */
export function MergeDialog({ pair, onClose }: Props) {
  const { t } = useTranslation('table', { keyPrefix: 'admin' });
  const client = useQueryClient();
  const label = useId();
  const [keptId, setKeptId] = useState(pair[0]._id);
  const [kept, merged] = keptId === pair[0]._id ? pair : [pair[1], pair[0]];
  const given = { params: { id: kept._id }, body: { merged_id: merged._id } };
  const merge = useWrite({
    write: () => call(mergePlayers, given),
    showsError: shownHere,
    onSuccess: async () => {
      const undo = async () => {
        await call(restorePlayer, { params: { id: merged._id } });
        await client.invalidateQueries();
      };
      notifyRemoved(t('merged', { name: kept.name }), { undo, subtitle: t('undoable') });
      onClose();
      await client.invalidateQueries();
    },
  });
  const preview = useQuery({
    queryKey: [mergePlayers.name, given],
    queryFn: () => call(mergePlayers, { ...given, body: { ...given.body, preview: true } }),
    // Once merged, there is nothing left to foresee.
    enabled: !merge.isSuccess,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const problem = merge.error ?? preview.error;
  return (
    <ConfirmDialog
      title={t('mergeTitle')}
      confirm={t('merge')}
      busy={merge.isPending}
      disabled={!preview.data}
      onConfirm={() => merge.mutate()}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <ProfilePair pair={pair} />
        <Box>
          <FormLabel id={label}>{t('keep')}</FormLabel>
          <RadioGroup aria-labelledby={label} value={keptId} onChange={(_, id) => setKeptId(id)}>
            {pair.map((player) => (
              <FormControlLabel
                key={player._id}
                value={player._id}
                control={<Radio />}
                label={t('keepThis', { name: player.name, matches: player.matches_played })}
              />
            ))}
          </RadioGroup>
        </Box>
        {problem && <FormProblem problem={problem} />}
        {!problem && (preview.data ? <Moves merge={preview.data} /> : <RowSkeletons count={2} height={36} />)}
      </Box>
    </ConfirmDialog>
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
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>{lines.filter(Boolean).join(' ')}</Typography>
      {players > 0 && <RatingMoves players={players} ratings={ratings} />}
      <Typography variant="body2" color="textSecondary">
        {t('undoable')}
      </Typography>
    </Box>
  );
}
