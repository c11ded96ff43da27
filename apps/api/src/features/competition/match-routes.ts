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
import { matchCache, type MatchCache } from '#features/competition/play/match-cache.ts';
import { readEvents } from '#features/competition/play/read-events.ts';
import { enterResult } from '#features/competition/play/result.ts';
import { score } from '#features/competition/play/scoring.ts';
import { takeBack } from '#features/competition/play/take-back.ts';

const matchTables = [
  'matches',
  'side_members',
  'sets',
  'opens',
  'venues',
  'phases',
  'groups',
  'players',
  'users',
] as const;

/**
 * Matches: lists, the page of one, its log point by point, its result from the sheet, and corrections. Umpire and players of a match may
 * score it and nothing else; only organisers may correct.
 */
export const matches = (effects: CorrectionEffects): Feature => matchesWith(effects, matchCache());

function matchesWith(effects: CorrectionEffects, played: MatchCache): Feature {
  const ofOpen = { openOf: (id: string) => played.get(id)?.match.open_id };
  const scoring = { ...ofOpen, scores: true } as const;
  return {
    name: 'matches',
    routes: [
      handle(calls.listMatches, 'user', readMatches, { sources: matchTables }),
      handle(calls.listPlayerMatches, 'user', readPlayerMatches),
      handle(calls.getVersus, 'user', readVersus),
      handle(calls.getMatch, { who: 'user', byLink: true }, readMatch, ofOpen),
      handle(calls.editMatch, owner('match.organiser'), callMatch),
      // The statement that writes the point checks who may score, so that a revoked right counts at once.
      // Hundreds of points arrive at once when a device is back online.
      handle(
        calls.appendEvents,
        { who: 'user', uncounted: true, byLink: true, limit: 'points' },
        score(played),
        { ...scoring, ownTransaction: true },
      ),
      handle(calls.listEvents, { who: 'user', byLink: true }, readEvents, ofOpen),
      handle(calls.takeLease, { ...owner('match.scorer'), byLink: true }, take, scoring),
      // Somebody who may score no longer can still let go.
      handle(calls.releaseLease, { who: 'user', byLink: true }, release, scoring),
      handle(calls.putResult, owner('match.scorer'), enterResult, scoring),
      handle(calls.takeResultBack, owner('match.organiser'), takeBack, scoring),
      handle(calls.correctResult, owner('match.organiser'), correct(effects), scoring),
      // The handlers let in an umpire by link whose match has moved to another table, too.
      handle(calls.reportConflict, { who: 'user', byLink: true }, report, scoring),
      handle(calls.listConflicts, { who: 'user', byLink: true }, readConflicts),
      handle(calls.decideConflict, owner('match.scorer'), decide(effects), scoring),
      handle(calls.listOpenConflicts, owner('open.organiser'), readOpenConflicts),
    ],
    owns,
  };
}
