/** Starts, adds and cleans up notifications. */
export { startAnnouncer, type AnnounceOptions, type Announcer } from './announce.ts';
export { notifyPartner } from './partners.ts';
export { pushSender } from './send.ts';
export { forgetNotices } from './store.ts';
export { contactOf, pushKeys } from './vapid.ts';
