import {
  createPlayer,
  createPlayerFromUser,
  editPlayer,
  getPlayer,
  listPlayerRatings,
  listPlayers,
  softDeletePlayer,
} from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { becomePlayer, changePlayer, createOnBehalf, readPlayer, removePlayer } from './actions.ts';
import { listAllPlayers } from './list.ts';
import { personalData } from './personal-data.ts';
import { owns } from './policy.ts';
import { readRatings } from './ratings.ts';

/** Players: the leaderboard, profiles of one's own and of those one administers, the ledger of a rating. */
export const players: Feature = {
  name: 'players',
  routes: [
    handle(listPlayers, ({ db, query, user, now }) => listAllPlayers(db, query, user, now)),
    handle(createPlayerFromUser, becomePlayer),
    handle(createPlayer, createOnBehalf),
    handle(getPlayer, readPlayer),
    handle(editPlayer, changePlayer),
    handle(softDeletePlayer, removePlayer),
    handle(listPlayerRatings, readRatings),
  ],
  owns,
  personalData,
};
