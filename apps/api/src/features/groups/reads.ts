/** What other features read of groups. */
export { bracketsOfPhase } from './brackets.ts';
export { standingsOfGroup, standingsOfPhase } from './standings.ts';
export { groupsOfPhase, linesOfPhase, peopleOf, resultsOfPhase, type LineRow, type Person } from './store.ts';
