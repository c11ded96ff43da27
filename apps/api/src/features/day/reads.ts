/** The reads of days of play for other contexts. */
export { followsDay } from './policy.ts';
