/** What other features read of phases, and what follows for a phase from its matches. */
export { syncPhase } from './finish.ts';
export { playing, refuseUnless, refuseUnseen } from './policy.ts';
export { qualifyingPlaces, type QualifyingPlace } from './qualifying.ts';
export { phasesFedBy, phasesOfOpen, type PhaseRow } from './store.ts';
