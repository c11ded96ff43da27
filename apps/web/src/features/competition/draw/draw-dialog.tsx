import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { draw, type DrawProposal, type Phase, saveGroups } from '@topspin/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { randomId } from '#lib/random-id.ts';
import { FormProblem } from '#ui/form/form.tsx';
import { notify } from '#ui/notifications.ts';
import { RowSkeletons } from '#ui/row-skeletons.tsx';
import { DrawBoard } from './draw-board.tsx';
import { DrawReport } from './draw-report.tsx';
import type { Places } from './swap.ts';

type Props = { readonly phase: Phase; readonly name: string; readonly onClose: () => void };
type Drawn = { readonly proposal: DrawProposal; readonly places: Places };

/** Proposes a draw by a seed, lets it be changed by hand, and saves it. */
export function DrawDialog({ phase, name, onClose }: Props) {
  const { t } = useTranslation('competition');
  const client = useQueryClient();
  const narrow = useMediaQuery('(max-width: 599px)');
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const propose = useMutation({
    mutationFn: (seed: string | undefined) =>
      call(draw, { params: { id: phase._id }, body: seed ? { seed } : {} }),
    onSuccess: (proposal) => setDrawn({ proposal, places: proposal.groups.map(({ players }) => players) }),
  });
  const save = useMutation({
    mutationFn: ({ proposal, places }: Drawn) =>
      call(saveGroups, {
        params: { id: phase._id },
        body: { seed: proposal.report.seed, groups: places.map((players) => ({ players: [...players] })) },
      }),
    onSuccess: async () => {
      await client.invalidateQueries();
      notify('success', t('draw.saved'));
      onClose();
    },
  });
  const { mutate: proposeBy } = propose;
  useEffect(() => proposeBy(undefined), [proposeBy]);
  const names = new Map(drawn?.proposal.entrants.map((entrant) => [entrant._id, entrant.name]));
  const problem = propose.error ?? save.error;

  return (
    <Dialog open onClose={onClose} fullScreen={narrow} fullWidth maxWidth="lg">
      <DialogTitle>{t('draw.title', { name })}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          {problem && <FormProblem problem={problem} />}
          {propose.isPending && drawn === null && <RowSkeletons count={6} height={45} />}
          {drawn && (
            <>
              <DrawReport report={drawn.proposal.report} nameOf={(player) => names.get(player) ?? ''} />
              <DrawBoard
                phase={phase}
                proposal={drawn.proposal}
                places={drawn.places}
                onChange={(places) => setDrawn({ ...drawn, places })}
              />
            </>
          )}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => proposeBy(randomId())} disabled={propose.isPending}>
          {t('draw.again')}
        </Button>
        <Button
          variant="contained"
          size="large"
          disabled={drawn === null || save.isPending}
          onClick={() => drawn && save.mutate(drawn)}
        >
          {t('draw.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
