/** What other features use of accounts. */
export { keepAnAdmin } from './last-admin.ts';
