/** What other features read of registrations. */
export { inscriptionOf } from './store.ts';
