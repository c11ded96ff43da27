/** Commands on registrations for other contexts, composed in `effects.ts`. */
export { forgetGenderRefusals } from './eligibility/gender-refusals.ts';
export { opensToMove } from './merge.ts';
export { enterAll, moveRegistrations } from './store.ts';
export { refuseManyGuests } from './enrol/add-guest.ts';
export { leaveAll } from './depart.ts';
export { arrivePairs } from './pairs/arrive.ts';
export { enterLate } from './late-entry.ts';
export { enterLateNewcomer } from './enrol/late-newcomer.ts';
export { mailCanceled, mailPlace, mailPlaceTaken } from './mails.ts';
export { notifyEnrolled } from './notices/notify.ts';
export { tellFamily } from './notices/tell.ts';
export { mailInvitation, mailInvitations } from './invitations/mail.ts';
export { forgetRemoved } from './removed-store.ts';
export { removeOldLinks } from './links/tokens.ts';
export type { InscriptionEffects } from './context.ts';
export { enrolFromList } from './lists/enrol-list.ts';
export { closeReception, fillPlaces, reopenReception } from './places.ts';
