import Button from '@mui/material/Button';
import type { DrawProposal, Phase } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#lib/api/problem.ts';
import { isDrawnMeanwhile } from '#lib/api/was-first.ts';
import { randomId } from '#lib/random-id.ts';
import { Stack } from '#ui/layout.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { useProblemWords } from '#ui/state/error-words.ts';
import { FormProblem } from '#ui/form/form.tsx';
import { HoldsPaint } from '#ui/whole/holds-paint.ts';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { CameInstead } from './came-instead.tsx';
import { DrawBoard } from './draw-board.tsx';
import { DrawReport } from './draw-report.tsx';
import { judged } from './judged.ts';
import { OutOfDraw } from './out-of-draw.tsx';
import { SeedOrder } from './seed-order.tsx';
import { SeedsField } from './seeds-field.tsx';
import { useDraw } from './use-draw.ts';

type Props = { readonly phase: Phase; readonly name: string; readonly onClose: () => void };

/** Proposes a draw from a seed, allows manual changes, and saves it. */
export function DrawDialog({ phase, name, onClose }: Props) {
  const { t } = useTranslation(['competition', 'common']);
  const words = useProblemWords();
  const { drawn, isChanged, setDrawn, propose, proposeAs, save } = useDraw(phase, onClose);
  const names = new Map(drawn?.proposal.entrants.map((entrant) => [entrant._id, entrant.name]));
  const tooMany = isProblem(propose.error, 'draw.tooManySeeds') ? propose.error : undefined;
  const isLost = isDrawnMeanwhile(save.error);
  const problem = tooMany ? save.error : (propose.error ?? save.error);

  return (
    <Modal
      title={t('draw.title', { name })}
      fillsPhone
      maxWidth="lg"
      unsaved={isChanged && !isLost}
      onClose={onClose}
      actions={
        isLost ? (
          <Button variant="contained" size="large" onClick={onClose}>
            {t('draw.seeTheirs')}
          </Button>
        ) : (
          <>
            <Button sx={{ mr: { sm: 'auto' } }} onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button disabled={propose.isPending} onClick={() => proposeAs({ seed: randomId() })}>
              {t('draw.again')}
            </Button>
            <ActButton
              variant="contained"
              size="large"
              busy={save.isPending}
              disabled={drawn === null || propose.isPending || tooMany !== undefined}
              onClick={() => drawn && save.mutate(drawn)}
            >
              {t('draw.save')}
            </ActButton>
          </>
        )
      }
    >
      <Stack sx={{ pt: 1 }}>
        {problem && <FormProblem problem={problem} />}
        <OutOfDraw phase={phase} onLeave={onClose} />
        {drawn === null && !problem && <HoldsPaint />}
        {propose.isPending && drawn === null && <RowSkeletons count={6} height={45} />}
        {drawn && (
          <>
            <CameInstead
              places={drawn.proposal.came_instead}
              disabled={propose.isPending}
              onChange={(vacant) => proposeAs({ vacant })}
            />
            <Seeds
              proposal={drawn.proposal}
              problem={tooMany && words(tooMany).title}
              onChange={(seeds) => proposeAs({ seeds })}
            />
            <SeedOrder
              proposal={drawn.proposal}
              isOwn={(drawn.asked.seed_order ?? []).length > 0}
              onChange={(order) => proposeAs({ seed_order: order })}
            />
            <DrawReport
              report={judged(drawn.proposal, drawn.places)}
              nameOf={(player) => names.get(player) ?? ''}
            />
            <DrawBoard
              phase={phase}
              proposal={drawn.proposal}
              places={drawn.places}
              onChange={(places) => setDrawn({ ...drawn, places })}
            />
          </>
        )}
      </Stack>
    </Modal>
  );
}

type SeedsProps = {
  readonly proposal: DrawProposal;
  readonly problem: string | undefined;
  /** Null for the default number, whatever the number of players. */
  readonly onChange: (seeds: number | null) => void;
};

/** The number of seeds, if the organiser can choose it. */
function Seeds({ proposal: { seeds: choice, report }, problem, onChange }: SeedsProps) {
  if (choice === null) return null;
  return (
    <SeedsField
      choice={choice}
      count={report.inputs.seeds ?? 0}
      problem={problem}
      onChange={(count) => onChange(count === choice.usual ? null : count)}
    />
  );
}
