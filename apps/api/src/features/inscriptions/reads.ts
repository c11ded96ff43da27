/** What other features read of registrations. */
export { ownInscription } from './store.ts';
export { enterLate } from './late-entry.ts';
