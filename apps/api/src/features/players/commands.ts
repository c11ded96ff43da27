/** Commands on players for other contexts. */
export { insertConsents, keepRatings } from './store.ts';
