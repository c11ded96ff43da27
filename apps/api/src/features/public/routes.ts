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
  listPublicResults,
} from '@topspin/contract';
import type { KnownHalls } from '#features/competition/reads.ts';
import { handle, type Feature } from '#http/handle.ts';
import { readPublicPlayer, readPublicPlayers, readPublicResults } from './lists.ts';
import { findOpenOfMatch, readPublicEvents, readPublicMatch } from './matches.ts';
import { readPublicOpen } from './open.ts';
import { readPublicOpens } from './opens.ts';
import { readMatchPicture, readOpenPicture } from './preview-pictures.ts';
import { readPublicBrackets, readPublicGroups } from './stages.ts';

/** What anybody may read of an open whose organiser publishes its results, without an account. */
export const publicPages = (halls: KnownHalls): Feature => ({
  name: 'public',
  routes: [
    handle(listPublicOpens, readPublicOpens),
    handle(getPublicOpen, readPublicOpen),
    handle(listPublicGroups, readPublicGroups),
    handle(listPublicBrackets, readPublicBrackets),
    handle(listPublicResults, readPublicResults),
    handle(listPublicPlayers, readPublicPlayers),
    handle(getPublicPlayer, readPublicPlayer(halls)),
    handle(findPublicMatch, findOpenOfMatch),
    handle(getPublicMatch, readPublicMatch),
    handle(listPublicEvents, readPublicEvents),
    handle(getPublicOpenPicture, readOpenPicture),
    handle(getPublicMatchPicture, readMatchPicture),
  ],
});
