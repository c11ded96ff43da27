import {
  addGuest,
  editGuest,
  confirmInscription,
  dismissNotice,
  enrol,
  enrolEntrants,
  enrolList,
  listEntrants,
  listInscriptions,
  invitePlayer,
  listMyInscriptions,
  listMyPlayInvitations,
  listPlayInvitations,
  listRegistrationNotices,
  messageFamily,
  removeInscription,
  restoreInscription,
  setInscription,
  showRegistrationLink,
  followRegistrationLink,
} from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { changeGuest, enterGuest } from './enrol/add-guest.ts';
import { leave } from './actions.ts';
import { checkIn } from './check-in/check-in.ts';
import type { InscriptionEffects } from './context.ts';
import { enrolPlayer } from './enrol/enrol.ts';
import { enrolTogether } from './enrol/enrol-together.ts';
import { readEntrants } from './enrol/entrants.ts';
import { inviteToPlay } from './invitations/invite.ts';
import { invitationsOfOpen, myInvitations } from './invitations/list.ts';
import { showLink, followLink } from './links/link.ts';
import { enrolFromList } from './lists/enrol-list.ts';
import { listMine, listOfOpen } from './list.ts';
import { confirmRegistration } from './notices/confirm.ts';
import { dismiss, myNotices } from './notices/list.ts';
import { writeToFamily } from './notices/message.ts';
import { personalData } from './personal-data.ts';
import { owns } from './policy.ts';
import { restore } from './restore.ts';

/** Registrations: entering, the waiting list, check-in, withdrawing. */
export const inscriptions = (effects: InscriptionEffects): Feature => ({
  name: 'inscriptions',
  routes: [
    handle(listMyInscriptions, listMine),
    handle(listInscriptions, listOfOpen),
    handle(enrol, enrolPlayer(effects)),
    handle(addGuest, enterGuest(effects)),
    handle(editGuest, changeGuest),
    handle(enrolList, enrolFromList(effects)),
    handle(listEntrants, readEntrants),
    handle(enrolEntrants, enrolTogether(effects)),
    handle(invitePlayer, inviteToPlay),
    handle(listPlayInvitations, invitationsOfOpen),
    handle(listMyPlayInvitations, myInvitations),
    handle(showRegistrationLink, showLink),
    handle(followRegistrationLink, followLink(effects)),
    handle(listRegistrationNotices, myNotices),
    handle(dismissNotice, dismiss),
    handle(confirmInscription, confirmRegistration),
    handle(messageFamily, writeToFamily(effects)),
    handle(setInscription, checkIn),
    handle(removeInscription, leave(effects)),
    handle(restoreInscription, restore(effects)),
  ],
  owns,
  personalData: personalData(effects),
});
