import type { OpenPage, Phase } from '@topspin/contract';
import type { PhaseType } from '@topspin/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { DrawDialog } from '../draw/draw-dialogs.ts';
import { RoundDialog } from '../swiss/dialogs.ts';
import { PhaseDialog } from './lazy-phase-dialog.ts';
import { usePhaseName } from '../shown/phase-name.ts';
import { useCreateMatches } from './use-create-matches.ts';

/** A step in the preparation of a phase that the page offers as the next one. */
export type PhaseStepOffered =
  | { readonly kind: 'phase'; readonly type: PhaseType }
  | { readonly kind: 'draw' | 'matches'; readonly phase: Phase };

type Props = {
  readonly open: OpenPage;
  readonly phases: readonly Phase[];
  readonly step: PhaseStepOffered;
  /** Shows the phases of a type: where the outcome of the step is. */
  readonly onShow: (type: PhaseType) => void;
};

/** The organiser's next step in a phase, done in place: create it, draw it, create its matches. */
export function PhaseStep({ open, phases, step, onShow }: Props) {
  const { t } = useTranslation('competition');
  const name = usePhaseName();
  const [creating, setCreating] = useState<PhaseType | null>(null);
  // Its dialog stays while the saved draw makes the next step another one.
  const [drawing, setDrawing] = useState<Phase | null>(null);
  return (
    <>
      {step.kind === 'phase' && (
        <ActButton variant="contained" size="large" onClick={() => setCreating(step.type)}>
          {t(`phase.createNext.${step.type}`)}
        </ActButton>
      )}
      {step.kind === 'draw' && (
        <ActButton
          variant="contained"
          size="large"
          onClick={() => {
            onShow(step.phase.type);
            setDrawing(step.phase);
          }}
        >
          {step.phase.swiss ? t('swiss.pair', { round: step.phase.swiss.paired + 1 }) : t('draw.make')}
        </ActButton>
      )}
      {step.kind === 'matches' && <CreateMatches phase={step.phase} onShow={onShow} />}
      {creating && (
        <PhaseDialog
          open={open}
          phases={phases}
          start={creating}
          onSaved={onShow}
          onClose={() => setCreating(null)}
        />
      )}
      {drawing && <DialogOf phase={drawing} name={name(drawing)} onClose={() => setDrawing(null)} />}
    </>
  );
}

type DialogProps = { readonly phase: Phase; readonly name: string; readonly onClose: () => void };

/** The draw of a phase, or the next round of a Swiss one. */
export function DialogOf(props: DialogProps) {
  return props.phase.swiss ? <RoundDialog {...props} /> : <DrawDialog {...props} />;
}

type CreateMatchesProps = Pick<Props, 'onShow'> & { readonly phase: Phase };

function CreateMatches({ phase, onShow }: CreateMatchesProps) {
  const { t } = useTranslation('competition');
  const create = useCreateMatches(phase);
  return (
    <ActButton
      variant="contained"
      size="large"
      busy={create.isPending}
      onClick={() => create.mutate(undefined, { onSuccess: () => onShow(phase.type) })}
    >
      {t('draw.createMatches')}
    </ActButton>
  );
}
