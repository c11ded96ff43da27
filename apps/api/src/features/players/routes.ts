import {
  answerPlayerInvitation,
  claimPlayer,
  createPlayer,
  createPlayerFromUser,
  createPlayers,
  decideClaim,
  editPlayer,
  endAdministration,
  getLeaderboard,
  getPlayer,
  listAdministered,
  listAdministrators,
  listClaims,
  listConsents,
  listDuplicates,
  listMyPlayerInvitations,
  listPlayerInvitations,
  listPlayerRatings,
  listPlayers,
  mergePlayers,
  offerProfile,
  recognisePlayers,
  softDeletePlayer,
  restorePlayer,
  restorePlayerInvitation,
  withdrawClaim,
  withdrawPlayerInvitation,
} from '@topspin/contract';
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
} from './claims/invitations.ts';
import { readLeaderboard } from './leaderboard/leaderboard.ts';
import { listAllPlayers } from './list.ts';
import { personalData } from './personal-data.ts';
import { createFromList } from './lists/create.ts';
import { recognise } from './lists/recognise.ts';
import { listPairs } from './merges/duplicates.ts';
import { mergeInto } from './merges/merge.ts';
import { owns } from './policy.ts';
import { readRatings } from './ratings.ts';
import { bringBackPlayer } from './restore.ts';

/** Players: the leaderboard, own and administered profiles, rating history. */
export const players = (effects: PlayerEffects, publicUrl: () => string, mailIsSent: boolean): Feature => ({
  name: 'players',
  routes: [
    handle(listPlayers, ({ db, query, user, now }) => listAllPlayers(db, query, user, now)),
    handle(getLeaderboard, readLeaderboard),
    handle(createPlayerFromUser, becomePlayer),
    handle(createPlayer, createOnBehalf),
    handle(recognisePlayers, recognise),
    handle(createPlayers, createFromList(effects)),
    handle(getPlayer, readPlayer),
    handle(editPlayer, changePlayer(publicUrl)),
    handle(softDeletePlayer, removePlayer(effects)),
    handle(restorePlayer, bringBackPlayer(effects)),
    handle(mergePlayers, mergeInto(effects)),
    handle(listDuplicates, ({ db, query, user, now }) => listPairs({ db, query, viewer: user, now })),
    handle(listPlayerRatings, readRatings),
    handle(listAdministered, readAdministered),
    handle(listAdministrators, readAdministrators),
    handle(endAdministration, endAccess(publicUrl)),
    handle(offerProfile, invite({ publicUrl, mailIsSent })),
    handle(listPlayerInvitations, readInvitations({ mailIsSent })),
    handle(withdrawPlayerInvitation, takeInvitationBack),
    handle(listMyPlayerInvitations, readMyInvitations),
    handle(answerPlayerInvitation, answer(publicUrl)),
    handle(restorePlayerInvitation, takeRefusalBack),
    handle(listConsents, readConsents),
    handle(listClaims, readClaims),
    handle(claimPlayer, makeClaim(publicUrl)),
    handle(withdrawClaim, takeBack),
    handle(decideClaim, decide(publicUrl)),
  ],
  owns,
  personalData: personalData(effects),
});
