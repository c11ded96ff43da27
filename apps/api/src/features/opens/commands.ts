/** Commands on opens for other contexts. */
export { addRounds } from './add-rounds.ts';
export { insertOpen, setApproval, setRefusal, settleListed } from './store.ts';
