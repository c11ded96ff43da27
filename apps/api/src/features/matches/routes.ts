import {
  appendEvents,
  correctResult,
  editMatch,
  getMatch,
  listEvents,
  listMatches,
  listPlayerMatches,
  putResult,
} from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { callMatch } from './call-match.ts';
import { correct } from './correction.ts';
import { readMatches, readPlayerMatches } from './list.ts';
import { readMatch } from './page.ts';
import { owns } from './policy.ts';
import { keepMatches } from './kept-matches.ts';
import { readEvents } from './read-events.ts';
import { enterResult } from './result.ts';
import { score } from './scoring.ts';

/** Matches: lists, the page of one, its log point by point, its result from the sheet, and corrections. */
export const matches = (): Feature => ({
  name: 'matches',
  routes: [
    handle(listMatches, readMatches),
    handle(listPlayerMatches, readPlayerMatches),
    handle(getMatch, readMatch),
    handle(editMatch, callMatch),
    handle(appendEvents, score(keepMatches()), { ownTransaction: true }),
    handle(listEvents, readEvents),
    handle(putResult, enterResult),
    handle(correctResult, correct),
  ],
  owns,
});
