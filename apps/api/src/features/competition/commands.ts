/** What can be made to happen in the competition; `effects.ts` composes it with what happens elsewhere. */
export { settleClassification } from './classification/classify.ts';
export { foreseeIntake, settleIntake, takeIn, takeOut, type Intake } from './trust/intake.ts';
export { withdrawFromMatches } from './play/withdraw.ts';
export type { PhaseEffects } from './vacancies/context.ts';
export { fillPlaceLeft } from './vacancies/fill-vacancy.ts';
