/** What other features read of groups. */
export { standingsOfPhase } from './standings.ts';
export { groupsOfPhase, linesOfPhase, peopleOf, resultsOfPhase, type Person } from './store.ts';
