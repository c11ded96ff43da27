/** What other features read of phases, and what follows for a phase from its matches. */
export { holdPhase } from './actions.ts';
export { insertMatches } from './insert-matches.ts';
export { syncPhase } from './finish.ts';
export { matchRows } from './match-rows.ts';
export { writeDown } from './page.ts';
export { playing, refuseUnless, refuseUnseen } from './policy.ts';
export { qualifyingPlaces, type QualifyingPlace } from './qualifying.ts';
export { phasesFedBy, phasesOfOpen, type PhaseRow } from './store.ts';
