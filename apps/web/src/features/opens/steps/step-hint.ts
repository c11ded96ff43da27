import type { OpenPage } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import type { NextStep } from './next-step.ts';

/** A sentence about the organiser's next step; undefined for others. */
export function useStepHint(): (open: OpenPage, step: NextStep | null) => string | undefined {
  const { t } = useTranslation('opens');
  return (open, step) => {
    if (!open.may.manage) return undefined;
    if (open.state === 'registrationOpen' && !open.may.enrol_others) return t('steps.hintOf.inviting');
    if (open.state !== 'active' || step === null) return t(`steps.hint.${open.state}`);
    if (step.kind === 'draw' && step.phase.swiss) return t('steps.hintOf.round');
    if (step.kind === 'phase') return t(`steps.hintOf.phase.${step.type}`);
    return t(`steps.hintOf.${step.kind === 'transition' ? 'finished' : step.kind}`);
  };
}
