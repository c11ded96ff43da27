import {
  findPublicMatch,
  getPublicMatch,
  getPublicMatchPicture,
  getPublicOpen,
  getPublicOpenPicture,
  getPublicPlayer,
  listPublicBrackets,
  listPublicEvents,
  listPublicGroups,
  listPublicOpens,
  listPublicPlayers,
  listPublicPositions,
  listPublicResults,
} from '@topspin/contract';
import type { HallCache } from '#features/competition/reads.ts';
import { handle, type Feature } from '#http/handle.ts';
import { readPublicPlayer, readPublicPlayers, readPublicPositions, readPublicResults } from './lists.ts';
import { findOpenOfMatch, readPublicEvents, readPublicMatch } from './matches.ts';
import { readPublicOpen } from './open.ts';
import { readPublicOpens } from './opens.ts';
import { readMatchPicture, readOpenPicture } from './preview-pictures.ts';
import { readPublicBrackets, readPublicGroups } from './stages.ts';

const shown = ['opens', 'phases', 'groups', 'group_players', 'matches', 'sets', 'players', 'clubs'] as const;

/** What anybody may read of an open whose organiser publishes its results, without an account. */
export const publicPages = (halls: HallCache): Feature => ({
  name: 'public',
  routes: [
    handle(listPublicOpens, 'anyone', readPublicOpens, { sources: ['opens', 'venues', 'matches'] }),
    handle(getPublicOpen, 'anyone', readPublicOpen, {
      sources: [...shown, 'venues', 'inscriptions', 'open_results'],
    }),
    handle(listPublicGroups, 'anyone', readPublicGroups, { sources: [...shown, 'inscriptions'] }),
    handle(listPublicBrackets, 'anyone', readPublicBrackets, { sources: shown }),
    handle(listPublicResults, 'anyone', readPublicResults, { sources: shown }),
    handle(listPublicPlayers, 'anyone', readPublicPlayers, {
      sources: ['opens', 'inscriptions', 'phases', 'group_players', 'players', 'clubs'],
    }),
    handle(listPublicPositions, 'anyone', readPublicPositions, {
      sources: ['opens', 'open_results', 'players', 'clubs'],
    }),
    handle(getPublicPlayer, 'anyone', readPublicPlayer(halls), {
      sources: [...shown, 'inscriptions', 'open_results'],
    }),
    handle(findPublicMatch, 'anyone', findOpenOfMatch, { sources: ['opens', 'matches'] }),
    handle(getPublicMatch, 'anyone', readPublicMatch, { sources: shown }),
    handle(listPublicEvents, 'anyone', readPublicEvents, { sources: ['opens', 'matches'] }),
    handle(getPublicOpenPicture, 'anyone', readOpenPicture),
    handle(getPublicMatchPicture, 'anyone', readMatchPicture),
  ],
});
