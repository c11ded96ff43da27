/** Commands on the competition for other contexts, composed in `effects.ts`. */
export { settleClassification, settleOutdatedClassifications } from './classification/classify.ts';
export { arrivePhases } from './arriving/arrive.ts';
export { giveInitialRatings } from './ratings/ledger.ts';
export { foreseeIntake, settleIntake, takeIn, takeOut, type Intake } from './trust/intake.ts';
export { rerateWith } from './trust/rerate-all.ts';
export { refuseUndecided } from './conflicts/refuse-undecided.ts';
export { movePlayer } from './correction/move-player.ts';
export { refuseAsUmpire } from './calling/call-match.ts';
export { holdCallable, noteCalled, noteUmpire } from './calling/call-to-table.ts';
export { scoreHeld } from './play/scoring.ts';
export { returnToMatches } from './play/return.ts';
export { withdrawFromMatches } from './play/withdraw.ts';
export { sideIn } from './store/people.ts';
export { forgetOldUmpireNames } from './store/score-links.ts';
export { forgetRemovedPhases } from './store/removed-phases.ts';
export type { CorrectionEffects } from './correction/picture.ts';
export type { PhaseEffects } from './vacancies/context.ts';
export { fillPlaceLeft } from './vacancies/fill-vacancy.ts';
