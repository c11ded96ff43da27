/** What other contexts read of registrations: what awaits an answer, to be counted, and who was removed. */
export { toAnswer } from './invitations/list.ts';
export { partnerNewsOf } from './pairs/partners/news.ts';
export { noticesOf } from './notices/list.ts';
export { removedPlayers } from './removed.ts';
