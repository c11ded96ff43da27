/** What other contexts read of days of play. */
export { followsDay } from './policy.ts';
