/** What other contexts read of registrations: what awaits an answer, to be counted. */
export { toAnswer } from './invitations/list.ts';
export { noticesOf } from './notices/list.ts';
