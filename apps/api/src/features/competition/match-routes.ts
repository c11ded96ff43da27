import {
  appendEvents,
  correctResult,
  decideConflict,
  editMatch,
  getMatch,
  getVersus,
  listConflicts,
  listEvents,
  listMatches,
  listMatchesBefore,
  listOpenConflicts,
  listPlayerMatches,
  listTurns,
  putResult,
  releaseLease,
  reportConflict,
  takeLease,
  takeResultBack,
} from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { callMatch } from '#features/competition/play/call-match.ts';
import { decide } from '#features/competition/conflicts/decide.ts';
import { readConflicts, readOpenConflicts } from '#features/competition/conflicts/list.ts';
import { report } from '#features/competition/conflicts/report.ts';
import { correct } from '#features/competition/correction/correction.ts';
import type { CorrectionEffects } from '#features/competition/correction/picture.ts';
import { readBefore } from '#features/competition/turns/before.ts';
import { release, take } from '#features/competition/lease/take.ts';
import { readMatches, readPlayerMatches } from '#features/competition/matches/list.ts';
import { readMatch } from '#features/competition/matches/page.ts';
import { readVersus } from '#features/competition/matches/versus.ts';
import { owns } from '#features/competition/matches/policy.ts';
import { keepMatches } from '#features/competition/play/kept-matches.ts';
import { readEvents } from '#features/competition/play/read-events.ts';
import { enterResult } from '#features/competition/play/result.ts';
import { score } from '#features/competition/play/scoring.ts';
import { takeBack } from '#features/competition/play/take-back.ts';
import type { KnownHalls } from '#features/competition/turns/known-halls.ts';
import { readTurns } from '#features/competition/turns/list.ts';

/** Matches: lists, the page of one, its log point by point, its result from the sheet, and corrections. */
export const matches = (effects: CorrectionEffects, halls: KnownHalls): Feature => ({
  name: 'matches',
  routes: [
    handle(listMatches, readMatches),
    handle(listPlayerMatches, readPlayerMatches),
    handle(listTurns, readTurns(halls)),
    handle(getVersus, readVersus),
    handle(getMatch, readMatch),
    handle(editMatch, callMatch),
    handle(appendEvents, score(keepMatches()), { ownTransaction: true }),
    handle(listEvents, readEvents),
    handle(listMatchesBefore, readBefore(halls)),
    handle(takeLease, take),
    handle(releaseLease, release),
    handle(putResult, enterResult),
    handle(takeResultBack, takeBack),
    handle(correctResult, correct(effects)),
    handle(reportConflict, report),
    handle(listConflicts, readConflicts),
    handle(decideConflict, decide(effects)),
    handle(listOpenConflicts, readOpenConflicts),
  ],
  owns,
});
