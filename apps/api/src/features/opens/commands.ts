/** Commands on opens for other contexts. */
export { setApproval, setRefusal } from './store.ts';
