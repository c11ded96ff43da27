/** What can be made to happen to players. */
export { insertConsent, keepRatings } from './store.ts';
