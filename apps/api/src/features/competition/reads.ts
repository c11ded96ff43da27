/** What other contexts read of the competition. */
export { championOf, performancesIn, type OpenPerformanceRow } from './classification/store.ts';
export { peopleOf, type Person } from './store/groups.ts';
