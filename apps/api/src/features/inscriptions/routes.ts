import * as calls from '@topspin/contract';
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
import { pairUp, partPair, readPairs } from './pairs/actions.ts';
import { accept, end } from './pairs/partners/answer.ts';
import { ask } from './pairs/partners/ask.ts';
import { partnerNews } from './pairs/partners/news.ts';
import { readSeekers } from './pairs/partners/seekers.ts';
import { personalData } from './personal-data.ts';
import { owns } from './policy.ts';
import { restore } from './restore.ts';

/** Registering, the waiting list, check-in, withdrawing. The policy says who may register which player. */
export const inscriptions = (effects: InscriptionEffects): Feature => ({
  name: 'inscriptions',
  routes: [
    handle(calls.listMyInscriptions, 'user', listMine),
    handle(calls.listInscriptions, 'user', listOfOpen),
    handle(calls.enrol, 'verified', enrolPlayer(effects)),
    handle(calls.addGuest, owner('open.organiser'), enterGuest(effects)),
    handle(calls.editGuest, owner('open.organiser'), changeGuest),
    handle(calls.enrolList, { ...owner('open.organiser'), limit: 'lists' }, enrolFromList(effects)),
    handle(calls.listPairs, 'user', readPairs),
    handle(calls.makePair, owner('open.organiser'), pairUp(effects)),
    handle(calls.dissolvePair, owner('open.organiser', 'pair.member'), partPair(effects)),
    handle(calls.listSeekers, 'user', readSeekers),
    handle(calls.askPartner, 'verified', ask(effects)),
    handle(calls.acceptPartner, 'verified', accept(effects)),
    handle(calls.endAsking, 'user', end(effects)),
    handle(calls.listPartnerNews, 'user', partnerNews),
    handle(calls.listEntrants, 'user', readEntrants),
    handle(calls.enrolEntrants, 'verified', enrolTogether(effects)),
    handle(calls.invitePlayer, owner('open.organiser'), inviteToPlay),
    handle(calls.listPlayInvitations, owner('open.organiser'), invitationsOfOpen),
    handle(calls.listMyPlayInvitations, 'user', myInvitations),
    handle(calls.showRegistrationLink, { who: 'anyone', limit: 'credentials' }, showLink),
    handle(calls.followRegistrationLink, { who: 'anyone', limit: 'credentials' }, followLink(effects)),
    handle(calls.listRegistrationNotices, 'user', myNotices),
    handle(calls.dismissNotice, 'user', dismiss),
    handle(calls.confirmInscription, owner('inscription.player'), confirmRegistration),
    handle(calls.messageFamily, owner('inscription.organiser'), writeToFamily(effects)),
    handle(calls.setInscription, owner('inscription.organiser'), checkIn),
    handle(calls.removeInscription, owner('inscription.organiser', 'inscription.player'), leave(effects)),
    handle(calls.restoreInscription, owner('inscription.organiser', 'inscription.player'), restore(effects)),
  ],
  owns,
  personalData: personalData(effects),
});
