/** Commands on opens for other contexts. */
export { setApproval } from './store.ts';
