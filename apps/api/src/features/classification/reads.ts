/** What other features take of the classification. */
export { settleClassification } from './classify.ts';
export { championOf, performancesIn, type OpenPerformanceRow } from './store.ts';
