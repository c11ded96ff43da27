import * as calls from '@topspin/contract';
import { owner } from '#http/access/access.ts';
import { handle, type Feature } from '#http/handle.ts';
import { callMatch } from '#features/competition/calling/call-match.ts';
import { decide } from '#features/competition/conflicts/decide.ts';
import { readConflicts, readOpenConflicts } from '#features/competition/conflicts/list.ts';
import { report } from '#features/competition/conflicts/report.ts';
import { correct } from '#features/competition/correction/correction.ts';
import type { CorrectionEffects } from '#features/competition/correction/picture.ts';
import { release, take } from '#features/competition/lease/take.ts';
import { readMatches, readPlayerMatches } from '#features/competition/matches/list.ts';
import { readMatch } from '#features/competition/matches/page.ts';
import { readVersus } from '#features/competition/matches/versus.ts';
import { owns } from '#features/competition/matches/policy.ts';
import { matchCache } from '#features/competition/play/match-cache.ts';
import { readEvents } from '#features/competition/play/read-events.ts';
import { enterResult } from '#features/competition/play/result.ts';
import { score } from '#features/competition/play/scoring.ts';
import { takeBack } from '#features/competition/play/take-back.ts';

const matchTables = ['matches', 'sets', 'opens', 'venues', 'groups', 'players', 'users'] as const;

/**
 * Matches: lists, the page of one, its log point by point, its result from the sheet, and corrections. Umpire and players of a match may
 * score it and nothing else; only organisers may correct.
 */
export const matches = (effects: CorrectionEffects): Feature => ({
  name: 'matches',
  routes: [
    handle(calls.listMatches, 'user', readMatches, { sources: matchTables }),
    handle(calls.listPlayerMatches, 'user', readPlayerMatches),
    handle(calls.getVersus, 'user', readVersus),
    handle(calls.getMatch, { who: 'user', byLink: true }, readMatch),
    handle(calls.editMatch, owner('match.organiser'), callMatch),
    // The statement that writes the point checks who may score, so that a revoked right counts at once.
    // Hundreds of points arrive at once when a device is back online.
    handle(
      calls.appendEvents,
      { who: 'user', uncounted: true, byLink: true, limit: 'points' },
      score(matchCache()),
      { ownTransaction: true },
    ),
    handle(calls.listEvents, { who: 'user', byLink: true }, readEvents),
    handle(calls.takeLease, { ...owner('match.scorer'), byLink: true }, take),
    // Somebody who may score no longer can still let go.
    handle(calls.releaseLease, { who: 'user', byLink: true }, release),
    handle(calls.putResult, owner('match.scorer'), enterResult),
    handle(calls.takeResultBack, owner('match.organiser'), takeBack),
    handle(calls.correctResult, owner('match.organiser'), correct(effects)),
    // The handlers let in an umpire by link whose match has moved to another table, too.
    handle(calls.reportConflict, { who: 'user', byLink: true }, report),
    handle(calls.listConflicts, { who: 'user', byLink: true }, readConflicts),
    handle(calls.decideConflict, owner('match.scorer'), decide(effects)),
    handle(calls.listOpenConflicts, owner('open.organiser'), readOpenConflicts),
  ],
  owns,
});
