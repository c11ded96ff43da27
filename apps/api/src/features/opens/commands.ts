/** What can be made to happen to opens. */
export { setApproval } from './store.ts';
