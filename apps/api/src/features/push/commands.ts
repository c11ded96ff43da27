/** What starts and cleans up notifications. */
export { startAnnouncer, type AnnounceOptions, type Announcer } from './announce.ts';
export { pushSender } from './send.ts';
export { forgetNotices } from './store.ts';
export { contactOf, pushKeys } from './vapid.ts';
