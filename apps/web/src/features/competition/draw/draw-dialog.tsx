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
import { isProblem } from '#lib/api/problem.ts';
import { randomId } from '#lib/random-id.ts';
import { useProblemWords } from '#ui/error-words.ts';
import { FormProblem } from '#ui/form/form.tsx';
import { notify } from '#ui/notifications.ts';
import { RowSkeletons } from '#ui/row-skeletons.tsx';
import { DrawBoard } from './draw-board.tsx';
import { DrawReport } from './draw-report.tsx';
import { SeedsField } from './seeds-field.tsx';
import type { Places } from './swap.ts';

type Props = { readonly phase: Phase; readonly name: string; readonly onClose: () => void };
type Drawn = { readonly proposal: DrawProposal; readonly asked: Asked; readonly places: Places };

/** What is asked of a draw: another seed than the phase's, another number of seeds than the last (null for the usual). */
type Asked = { readonly seed?: string; readonly seeds?: number | null };

/** Proposes a draw by a seed, lets it be changed by hand, and saves it. */
export function DrawDialog({ phase, name, onClose }: Props) {
  const { t } = useTranslation('competition');
  const client = useQueryClient();
  const words = useProblemWords();
  const narrow = useMediaQuery('(max-width: 599px)');
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const propose = useMutation({
    mutationFn: (body: Asked) => call(draw, { params: { id: phase._id }, body }),
    onSuccess: (proposal, asked) =>
      setDrawn({ proposal, asked, places: proposal.groups.map(({ players }) => players) }),
  });
  const save = useMutation({
    mutationFn: ({ proposal, asked, places }: Drawn) =>
      call(saveGroups, {
        params: { id: phase._id },
        body: {
          ...asked,
          seed: proposal.report.seed,
          groups: places.map((players) => ({ players: [...players] })),
        },
      }),
    onSuccess: async () => {
      await client.invalidateQueries();
      notify('success', t('draw.saved'));
      onClose();
    },
  });
  const { mutate: proposeBy } = propose;
  useEffect(() => proposeBy({}), [proposeBy]);
  const names = new Map(drawn?.proposal.entrants.map((entrant) => [entrant._id, entrant.name]));
  const tooMany = isProblem(propose.error, 'draw.tooManySeeds') ? propose.error : undefined;
  const problem = tooMany ? save.error : (propose.error ?? save.error);

  return (
    <Dialog open onClose={onClose} fullScreen={narrow} fullWidth maxWidth="lg">
      <DialogTitle>{t('draw.title', { name })}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          {problem && <FormProblem problem={problem} />}
          {propose.isPending && drawn === null && <RowSkeletons count={6} height={45} />}
          {drawn && (
            <>
              {drawn.proposal.seeds && (
                <SeedsField
                  choice={drawn.proposal.seeds}
                  count={drawn.proposal.report.inputs.seeds ?? 0}
                  problem={tooMany && words(tooMany).title}
                  onChange={(count) =>
                    proposeBy({
                      seed: drawn.proposal.report.seed,
                      seeds: count === drawn.proposal.seeds?.usual ? null : count,
                    })
                  }
                />
              )}
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
        <Button disabled={propose.isPending} onClick={() => proposeBy({ ...drawn?.asked, seed: randomId() })}>
          {t('draw.again')}
        </Button>
        <Button
          variant="contained"
          size="large"
          disabled={drawn === null || propose.isPending || tooMany !== undefined || save.isPending}
          onClick={() => drawn && save.mutate(drawn)}
        >
          {t('draw.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
