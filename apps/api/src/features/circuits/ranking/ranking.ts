import type { getCircuitRanking, getEditionRanking, RankingQuery } from '@topspin/contract';
import { countingOf, rankPlayers, type RankingWindow } from '@topspin/engine';
import { performancesIn } from '#features/competition/reads.ts';
import { peopleOf } from '#features/players/reads.ts';
import type { Call, Db } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { TrueUntil } from '#http/handle.ts';
import { endOfDay } from '#http/cache/share.ts';
import { findEdition } from '#features/circuits/editions/store.ts';
import { countingOpens } from './counting-opens.ts';
import { earnedIn } from './earned.ts';
import { performancesOf, withFallenOut } from './fallen-out.ts';
import type { KnownRankings, PlacedRanking } from './known-rankings.ts';
import { answerPage, matchingRows } from './page.ts';
import { presentRanked } from './present.ts';
import { countRuleOf, finishedOf, rankingOf, resultsOf, type Ranking } from './rules.ts';
import { latestSystem, paidOpens, seesRestricted, type PaidOpen } from './store.ts';
import { day } from '#http/durations.ts';

/** The input of the ranking of an edition: all its finished opens. */
export async function rankedEdition(db: Db, id: string, restricted: boolean): Promise<Ranking> {
  const edition = found(await findEdition(db, id));
  const count = await countRuleOf(db, edition.circuit_id);
  const opens = await paidOpens(db, 'edition.id', edition.id, restricted);
  return { opens, ...countingOf(count, edition.ranking_system), window: null };
}

/** The ranking of an edition. */
export async function editionRanking(call: Call<typeof getEditionRanking>, known: KnownRankings) {
  const { db, params, viewer } = call;
  const restricted = await seesRestricted(db, viewer, params.id);
  const make = () => placedIn(call, () => rankedEdition(db, params.id, restricted));
  return pageOf(call, await known.find({ ...call, restricted }, make));
}

/** The ranking of a circuit: what finished in any edition, inside the window. It is valid until the next open leaves it. */
export async function circuitRanking(call: Call<typeof getCircuitRanking>, known: KnownRankings) {
  const { db, params, viewer } = call;
  const restricted = await seesRestricted(db, viewer, params.id);
  const make = () => placedIn(call, () => rankedCircuit(db, params.id, restricted));
  const placed = await known.find({ ...call, restricted }, make);
  return new TrueUntil(await pageOf(call, placed), placed.until);
}

async function rankedCircuit(db: Db, id: string, restricted: boolean): Promise<Ranking> {
  const count = await countRuleOf(db, id);
  const opens = await paidOpens(db, 'edition.circuit_id', id, restricted);
  const system = await latestSystem(db, id);
  return { opens, ...countingOf(count, system), window: system?.window ?? null };
}

/** The last instant at which the same opens count, or the end of the day. */
function endOfRanking(opens: readonly PaidOpen[], window: RankingWindow | null, now: Date): Date {
  const end = endOfDay(now).getTime();
  if (window?.type !== 'days') return new Date(end);
  const lasts = opens.map(({ finishedAt }) => finishedAt.getTime() + window.period * day);
  return new Date(Math.min(end, ...lasts.filter((last) => last >= now.getTime())));
}

type RankingCall = Pick<Call<typeof getEditionRanking>, 'db' | 'query' | 'now'>;

/** The instant of a ranking: now, or the end of a day in the past. */
const instantOf = ({ date }: RankingQuery, now: Date): number =>
  date === undefined ? now.getTime() : Math.min(now.getTime(), endOfDay(new Date(date)).getTime());

/** Puts everybody in order; what this takes grows with the players, what a page takes does not. */
async function placedIn(
  { db, query, now }: RankingCall,
  read: () => Promise<Ranking>,
): Promise<PlacedRanking> {
  const ranking = await read();
  const { opens, window } = ranking;
  const at = instantOf(query, now);
  const counting = countingOpens(finishedOf(opens), window, at);
  const { earned, ...ranked } = rankingOf(ranking, await performancesIn(db, [...counting]));
  const { rows } = rankPlayers(ranked, at);
  const older = ranked.opens.filter(({ id, finishedAt }) => finishedAt <= at && !counting.has(id));
  return { opens, earned, rows, older, until: endOfRanking(opens, window, now) };
}

async function pageOf({ db, query, now }: RankingCall, { opens, earned, rows, older }: PlacedRanking) {
  const matching = await matchingRows({ db, query, now }, rows);
  return answerPage(matching, { query, total: rows.length }, async (shown) => {
    const ofPage = shown.map(({ row }) => row);
    const fallen = earnedIn(opens, await performancesOf(db, older, ofPage));
    const whole = withFallenOut(ofPage, { fallen: resultsOf(fallen), older });
    const places = new Map(shown.map(({ row, place }) => [row.player, place]));
    const people = await peopleOf(
      db,
      ofPage.map(({ player }) => player),
    );
    const context = {
      opens: new Map(opens.map((open) => [open.id, open])),
      earned: { get: (key: string) => fallen.get(key) ?? earned.get(key) },
      people,
      places,
      now,
    };
    return whole.map((row) => presentRanked(row, context));
  });
}
