import * as calls from '@topspin/contract';
import type { TurnsOfDays } from '#features/day/reads.ts';
import { handle, type Feature } from '#http/handle.ts';
import { readPublicHighlights } from './highlights.ts';
import { readPublicPlayer, readPublicPlayers, readPublicPositions, readPublicResults } from './lists.ts';
import { findOpenOfMatch, readPublicEvents, readPublicMatch } from './matches.ts';
import { readPublicOpen } from './open.ts';
import { readPublicOpens } from './opens.ts';
import { readMatchPicture, readOpenPicture, readResultPicture } from './preview-pictures.ts';
import { readPublicBrackets, readPublicGroups } from './stages.ts';

const shown = ['opens', 'phases', 'groups', 'group_players', 'matches', 'sets', 'players', 'clubs'] as const;
/** What the order of play depends on as well. */
const ofTurns = ['venues', 'venue_tables', 'inscriptions', 'side_members', 'calls', 'match_plans'] as const;

/** Without an account, and by other sites with a key of the open (ADR 130). */
const orByKey = { who: 'anyone', byKey: true } as const;

/** What anybody may read of an open whose organiser publishes its results, without an account. */
export const publicPages = (turns: TurnsOfDays): Feature => ({
  name: 'public',
  routes: [
    handle(calls.listPublicOpens, 'anyone', readPublicOpens, { sources: ['opens', 'venues', 'matches'] }),
    handle(calls.getPublicOpen, orByKey, readPublicOpen(turns), {
      sources: [...shown, ...ofTurns, 'open_results'],
    }),
    handle(calls.listPublicGroups, orByKey, readPublicGroups, {
      sources: [...shown, 'inscriptions', 'side_members'],
    }),
    handle(calls.listPublicBrackets, orByKey, readPublicBrackets, { sources: shown }),
    handle(calls.listPublicResults, orByKey, readPublicResults, { sources: shown }),
    handle(calls.listPublicPlayers, orByKey, readPublicPlayers, {
      sources: ['opens', 'inscriptions', 'side_members', 'phases', 'group_players', 'players', 'clubs'],
    }),
    handle(calls.listPublicPositions, orByKey, readPublicPositions, {
      sources: ['opens', 'open_results', 'players', 'clubs'],
    }),
    handle(calls.getPublicHighlights, orByKey, readPublicHighlights, { sources: shown }),
    handle(calls.getPublicPlayer, orByKey, readPublicPlayer(turns), {
      sources: [...shown, ...ofTurns, 'open_results'],
    }),
    handle(calls.findPublicMatch, 'anyone', findOpenOfMatch, { sources: ['opens', 'matches'] }),
    handle(calls.getPublicMatch, orByKey, readPublicMatch, { sources: shown }),
    handle(calls.listPublicEvents, orByKey, readPublicEvents, { sources: ['opens', 'matches'] }),
    handle(calls.getPublicOpenPicture, 'anyone', readOpenPicture),
    handle(calls.getPublicMatchPicture, 'anyone', readMatchPicture),
    handle(calls.getPublicResultPicture, 'anyone', readResultPicture),
  ],
});
