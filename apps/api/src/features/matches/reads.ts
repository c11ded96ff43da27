/** What other features read of matches. */
export { presentMatch } from './present.ts';
export { matchesWithPeople, selectShown, type ShownMatch } from './rows.ts';
export { replaceInPhase } from './replace.ts';
export { withdrawFromMatches } from './withdraw.ts';
