import * as calls from '@topspin/contract';
import { owner } from '#http/access/access.ts';
import { person } from '#http/cache/sources.ts';
import { handle, type Feature } from '#http/handle.ts';
import { becomePlayer, changePlayer, createOnBehalf, readPlayer, removePlayer } from './actions.ts';
import { endAccess, readAdministrators } from './administrators/administrators.ts';
import { readAdministered } from './administrators/list.ts';
import { decide, makeClaim, readClaims, takeBack } from './claims/claims.ts';
import { readConsents } from './consent.ts';
import type { PlayerEffects } from './context.ts';
import {
  answer,
  invite,
  readInvitations,
  readMyInvitations,
  takeInvitationBack,
  takeRefusalBack,
} from './claims/offers.ts';
import { readLeaderboard } from './leaderboard/leaderboard.ts';
import { readLicences } from './licences/in-open.ts';
import { listAllPlayers } from './list.ts';
import { personalData } from './personal-data.ts';
import { createFromList } from './lists/create.ts';
import { recognise } from './lists/recognise.ts';
import { listPairs } from './merges/duplicates.ts';
import { mergeInto } from './merges/merge.ts';
import { owns } from './policy.ts';
import { readRatings } from './ratings.ts';
import { bringBackPlayer } from './restore.ts';

const ownPlayer = owner('player.self', 'player.administrator');

/** Players: the leaderboard, own and administered profiles, rating history. */
export const players = (effects: PlayerEffects, publicUrl: () => string, mailIsSent: boolean): Feature => ({
  name: 'players',
  routes: [
    handle(calls.listPlayers, 'user', listAllPlayers, {
      sources: person,
      cachesOwn: true,
    }),
    handle(calls.getLeaderboard, 'user', readLeaderboard, { sources: [...person, 'rating_ledger'] }),
    handle(calls.createPlayerFromUser, 'verified', becomePlayer),
    handle(calls.createPlayer, 'verified', createOnBehalf),
    handle(calls.recognisePlayers, { who: 'user', limit: 'lists' }, recognise),
    handle(calls.createPlayers, { who: 'admin', limit: 'lists' }, createFromList(effects)),
    handle(calls.getPlayer, 'user', readPlayer),
    handle(calls.listLicences, owner('open.organiser'), readLicences),
    handle(calls.editPlayer, ownPlayer, changePlayer(publicUrl)),
    handle(calls.softDeletePlayer, ownPlayer, removePlayer(effects)),
    handle(calls.restorePlayer, owner('player.deleter'), bringBackPlayer(effects)),
    handle(calls.mergePlayers, 'admin', mergeInto(effects)),
    handle(calls.listDuplicates, 'admin', listPairs),
    handle(calls.listPlayerRatings, 'user', readRatings, { sources: [...person, 'rating_ledger', 'opens'] }),
    handle(calls.listAdministered, 'user', readAdministered),
    handle(calls.listAdministrators, ownPlayer, readAdministrators),
    handle(calls.endAdministration, ownPlayer, endAccess(publicUrl)),
    handle(
      calls.offerProfile,
      { ...ownPlayer, who: 'verified', personal: true, limit: 'mail' },
      invite({ publicUrl, mailIsSent }),
    ),
    handle(calls.listPlayerInvitations, { ...ownPlayer, personal: true }, readInvitations({ mailIsSent })),
    handle(calls.withdrawPlayerInvitation, ownPlayer, takeInvitationBack),
    handle(calls.listMyPlayerInvitations, { who: 'user', limit: 'codes' }, readMyInvitations),
    handle(
      calls.answerPlayerInvitation,
      { who: 'user', personal: true, limit: 'credentials' },
      answer(publicUrl),
    ),
    handle(calls.restorePlayerInvitation, { who: 'user', personal: true }, takeRefusalBack),
    handle(calls.listConsents, { ...ownPlayer, personal: true }, readConsents),
    handle(calls.listClaims, 'user', readClaims),
    handle(calls.claimPlayer, { who: 'verified', personal: true, limit: 'mail' }, makeClaim(publicUrl)),
    handle(calls.withdrawClaim, 'user', takeBack),
    handle(calls.decideClaim, owner('player.administrator'), decide(publicUrl)),
  ],
  owns,
  personalData: personalData(effects),
});
