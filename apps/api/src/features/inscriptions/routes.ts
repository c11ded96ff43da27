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
import { owner } from '#http/access/access.ts';
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

/** Registering, the waiting list, check-in, withdrawing. The policy says who may register which player. */
export const inscriptions = (effects: InscriptionEffects): Feature => ({
  name: 'inscriptions',
  routes: [
    handle(listMyInscriptions, 'user', listMine),
    handle(listInscriptions, 'user', listOfOpen),
    handle(enrol, 'verified', enrolPlayer(effects)),
    handle(addGuest, owner('open.organiser'), enterGuest(effects)),
    handle(editGuest, owner('open.organiser'), changeGuest),
    handle(enrolList, { ...owner('open.organiser'), limit: 'lists' }, enrolFromList(effects)),
    handle(listEntrants, 'user', readEntrants),
    handle(enrolEntrants, 'verified', enrolTogether(effects)),
    handle(invitePlayer, owner('open.organiser'), inviteToPlay),
    handle(listPlayInvitations, owner('open.organiser'), invitationsOfOpen),
    handle(listMyPlayInvitations, 'user', myInvitations),
    handle(showRegistrationLink, { who: 'anyone', limit: 'credentials' }, showLink),
    handle(followRegistrationLink, { who: 'anyone', limit: 'credentials' }, followLink(effects)),
    handle(listRegistrationNotices, 'user', myNotices),
    handle(dismissNotice, 'user', dismiss),
    handle(confirmInscription, owner('inscription.player'), confirmRegistration),
    handle(messageFamily, owner('inscription.organiser'), writeToFamily(effects)),
    handle(setInscription, owner('inscription.organiser'), checkIn),
    handle(removeInscription, owner('inscription.organiser', 'inscription.player'), leave(effects)),
    handle(restoreInscription, owner('inscription.organiser', 'inscription.player'), restore(effects)),
  ],
  owns,
  personalData: personalData(effects),
});
