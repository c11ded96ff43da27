import type { MatchPage, putResult } from '@topspin/contract';
import {
  resultFromOutcome,
  resultFromSets,
  type BestOf,
  type MatchResult,
  type Outcome,
  type ResultFailure,
  type SetScore,
  type Side,
} from '@topspin/engine';
import { apiTexts } from '@topspin/messages/api';
import type { Language } from '@topspin/contract';
import type { Call, Db } from '#http/call.ts';
import { fail, Refusal, found } from '#http/fail.ts';
import { ring } from '#live/ring.ts';
import { topicsOfMatch } from '#live/topics.ts';
import { audit } from '#http/audit.ts';
import { cameAlone } from '#features/competition/matches/came-alone.ts';
import { enteredBy } from './entered-by.ts';
import { refusePlayersSheet } from './players-events.ts';
import { refuseAward } from './refuse-award.ts';
import { finishMatch } from './finish.ts';
import { matchPage } from '#features/competition/matches/page.ts';
import { lockMatch, refuseUnlessActive, type MatchRow } from '#features/competition/store/matches.ts';

export type Sheet = {
  readonly outcome: Outcome;
  readonly sets: readonly SetScore[];
  readonly winner?: Side | null | undefined;
};

/** The result from a sheet; reports what is wrong, and in which set. */
export function resultOfSheet({ outcome, sets, winner }: Sheet, bestOf: BestOf, lang: Language): MatchResult {
  const result =
    outcome === 'played'
      ? resultFromSets(sets, bestOf)
      : resultFromOutcome({ outcome, played: sets, ...(winner && { winner }) }, bestOf);
  if (result.ok) return result.value;
  throw refusedSheet(result.error, lang);
}

function refusedSheet({ code, ...figures }: ResultFailure, lang: Language): Refusal {
  const { message } = apiTexts[lang].errors[code];
  const path = 'set' in figures ? ['sets', figures.set - 1] : [fieldOf[code] ?? 'sets'];
  return new Refusal(code, figures, { issues: [{ path, message }] });
}

const fieldOf: Partial<Record<ResultFailure['code'], string>> = { 'match.winnerMissing': 'winner' };

/** Says who was first, and with which result. */
async function finishedFirst(db: Db, match: MatchRow): Promise<Refusal> {
  const by = await enteredBy(db, match);
  if (by === null) return fail('match.alreadyFinished');
  return fail('match.resultEntered', { by, a: match.sets_won_a, b: match.sets_won_b });
}

/** Writes the result of a match from its sheet, overriding points scored so far; the log is not changed. */
export async function enterResult(call: Call<typeof putResult>): Promise<MatchPage> {
  const { db, params, body, now, lang } = call;
  const match = found(await lockMatch(db, params.id));
  await refuseUnlessActive(db, match.open_id);
  if (match.state === 'waiting') throw fail('match.notReady');
  if (match.state === 'finished') throw await finishedFirst(db, match);
  const result = resultOfSheet(body, match.best_of, lang);
  const came = cameAlone(match, result, body.came ?? [], lang);
  await refuseAward(call, match, result);
  await refusePlayersSheet(call, match);
  await finishMatch(db, match, { result, came, at: now });
  await audit(call, 'putResult', {
    entity: 'matches',
    id: match.id,
    after: { outcome: result.outcome, winner: result.winner ?? null },
  });
  await ring(db, topicsOfMatch(match));
  return matchPage(call, match.id);
}
