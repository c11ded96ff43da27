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
    handle(listPlayers, 'user', ({ db, query, user, now }) => listAllPlayers(db, query, user, now), {
      sources: person,
      cachesOwn: true,
    }),
    handle(getLeaderboard, 'user', readLeaderboard, { sources: [...person, 'rating_ledger'] }),
    handle(createPlayerFromUser, 'verified', becomePlayer),
    handle(createPlayer, 'verified', createOnBehalf),
    handle(recognisePlayers, { who: 'user', limit: 'lists' }, recognise),
    handle(createPlayers, { who: 'admin', limit: 'lists' }, createFromList(effects)),
    handle(getPlayer, 'user', readPlayer),
    handle(editPlayer, ownPlayer, changePlayer(publicUrl)),
    handle(softDeletePlayer, ownPlayer, removePlayer(effects)),
    handle(restorePlayer, owner('player.deleter'), bringBackPlayer(effects)),
    handle(mergePlayers, 'admin', mergeInto(effects)),
    handle(listDuplicates, 'admin', ({ db, query, user, now }) =>
      listPairs({ db, query, viewer: user, now }),
    ),
    handle(listPlayerRatings, 'user', readRatings, { sources: [...person, 'rating_ledger', 'opens'] }),
    handle(listAdministered, 'user', readAdministered),
    handle(listAdministrators, ownPlayer, readAdministrators),
    handle(endAdministration, ownPlayer, endAccess(publicUrl)),
    handle(
      offerProfile,
      { ...ownPlayer, who: 'verified', personal: true, limit: 'mail' },
      invite({ publicUrl, mailIsSent }),
    ),
    handle(listPlayerInvitations, { ...ownPlayer, personal: true }, readInvitations({ mailIsSent })),
    handle(withdrawPlayerInvitation, ownPlayer, takeInvitationBack),
    handle(listMyPlayerInvitations, { who: 'user', limit: 'codes' }, readMyInvitations),
    handle(answerPlayerInvitation, { who: 'user', personal: true, limit: 'credentials' }, answer(publicUrl)),
    handle(restorePlayerInvitation, { who: 'user', personal: true }, takeRefusalBack),
    handle(listConsents, { ...ownPlayer, personal: true }, readConsents),
    handle(listClaims, 'user', readClaims),
    handle(claimPlayer, { who: 'verified', personal: true, limit: 'mail' }, makeClaim(publicUrl)),
    handle(withdrawClaim, 'user', takeBack),
    handle(decideClaim, owner('player.administrator'), decide(publicUrl)),
  ],
  owns,
  personalData: personalData(effects),
});
