/** What can be made to happen to players. */
export { insertConsents, keepRatings } from './store.ts';
