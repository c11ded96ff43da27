/** What other features read of registrations. */
export { inscriptionOf } from './store.ts';
export { enterLate } from './late-entry.ts';
