/** Commands on players for other contexts. */
export { createGuest } from './guests.ts';
export { insertConsents, keepRatings } from './store.ts';
