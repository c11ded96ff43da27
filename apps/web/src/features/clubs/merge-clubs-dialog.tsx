import { type ClubWithPlayers, mergeClubs, restoreClub } from '@topspin/contract';
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
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';

type Props = { readonly clubs: readonly ClubWithPlayers[]; readonly onClose: () => void };

/** Merges clubs that are one: which name stays, and how many players move, before it is done. */
export function MergeClubsDialog({ clubs, onClose }: Props) {
  const { t } = useTranslation('table', { keyPrefix: 'clubs' });
  const client = useQueryClient();
  const label = useId();
  const [largest] = clubs.toSorted((one, other) => other.players_count - one.players_count);
  const [keptId, setKeptId] = useState(largest?._id ?? '');
  const name = clubs.find(({ _id: id }) => id === keptId)?.name ?? '';
  const merged = clubs.map(({ _id: id }) => id).filter((id) => id !== keptId);
  const given = { params: { id: keptId }, body: { merged_ids: merged } };
  const merge = useWrite({
    write: () => call(mergeClubs, given),
    showsError: shownHere,
    onSuccess: async ({ players: count }) => {
      const undo = async () => {
        for (const id of merged) await call(restoreClub, { params: { id } });
        await client.invalidateQueries();
      };
      notifyRemoved(count === 0 ? t('mergedNobody', { name }) : t('merged', { count, name }), { undo });
      onClose();
      await client.invalidateQueries();
    },
  });
  const preview = useQuery({
    queryKey: [mergeClubs.name, given],
    queryFn: () => call(mergeClubs, { ...given, body: { ...given.body, preview: true } }),
    // Once merged, there is nothing left to foresee.
    enabled: !merge.isSuccess,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const problem = merge.error ?? preview.error;
  const count = preview.data?.players;
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
        <Box>
          <FormLabel id={label}>{t('keep')}</FormLabel>
          <RadioGroup aria-labelledby={label} value={keptId} onChange={(_, id) => setKeptId(id)}>
            {clubs.map((club) => (
              <FormControlLabel
                key={club._id}
                value={club._id}
                control={<Radio />}
                label={t('keepThis', { name: club.name, count: club.players_count })}
              />
            ))}
          </RadioGroup>
        </Box>
        {problem && <FormProblem problem={problem} />}
        {!problem && count === undefined && <RowSkeletons count={2} height={36} />}
        {!problem && count !== undefined && (
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <Typography>
              {count === 0 ? t('movesNobody') : t('moves', { count, name })} {t('formerNames')}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t('undoable')}
            </Typography>
          </Box>
        )}
      </Box>
    </ConfirmDialog>
  );
}
