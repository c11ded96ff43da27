import type { getCircuitRanking, getEditionRanking, Ranked } from '@topspin/contract';
import {
  rankPlayers,
  type CountRule,
  type OpenId,
  type RankingRow,
  type RankingWindow,
} from '@topspin/engine';
import { performancesIn } from '#features/classification/reads.ts';
import { peopleOf } from '#features/groups/reads.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { TrueUntil } from '#http/handle.ts';
import { endOfDay } from '#http/share.ts';
import { earnedIn, type Earned } from './earned.ts';
import { findEdition } from './edition-store.ts';
import { presentRanked } from './present-ranking.ts';
import { finishedOpensOfCircuit, finishedOpensOfEdition, windowOf, type PaidOpen } from './ranking-store.ts';
import { findCircuit, type CircuitRow } from './store.ts';

/** What a ranking is made of: opens with what they pay, and how results count. */
type Ranking = {
  readonly opens: readonly PaidOpen[];
  readonly count: CountRule;
  readonly window: RankingWindow | null;
};

const countRule = ({ count_type, count_best }: CircuitRow): CountRule =>
  count_type === 'best' ? { type: 'best', results: count_best ?? 1 } : { type: 'all' };

async function circuitOf(db: Db, id: string): Promise<CircuitRow> {
  const circuit = await findCircuit(db, id);
  if (!circuit) throw fail('thing.notFound');
  return circuit;
}

/** The ranking of an edition: everything that finished in it. */
export async function editionRanking(call: Call<typeof getEditionRanking>) {
  const { db, params } = call;
  const edition = await findEdition(db, params.id);
  if (!edition) throw fail('thing.notFound');
  const count = countRule(await circuitOf(db, edition.circuit_id));
  const opens = await finishedOpensOfEdition(db, edition.id);
  return pageOf(call, { opens, count, window: null });
}

/** The ranking of a circuit: what finished in any edition, inside the window. It stands until the next open leaves that. */
export async function circuitRanking(call: Call<typeof getCircuitRanking>) {
  const { db, params, now } = call;
  const count = countRule(await circuitOf(db, params.id));
  const opens = await finishedOpensOfCircuit(db, params.id);
  const window = await windowOf(db, params.id);
  return new TrueUntil(await pageOf(call, { opens, count, window }), endOfRanking(opens, window, now));
}

const day = 24 * 60 * 60 * 1000;

/** The last instant at which the same opens count, or of the day. */
function endOfRanking(opens: readonly PaidOpen[], window: RankingWindow | null, now: Date): Date {
  const end = endOfDay(now).getTime();
  if (window?.type !== 'days') return new Date(end);
  const lasts = opens.map(({ finishedAt }) => finishedAt.getTime() + window.period * day);
  return new Date(Math.min(end, ...lasts.filter((last) => last >= now.getTime())));
}

type Paged = Pick<Call<typeof getEditionRanking>, 'db' | 'query' | 'now'>;

async function pageOf({ db, query, now }: Paged, { opens, count, window }: Ranking) {
  const ids = opens.map(({ id }) => id);
  const earned = earnedIn(opens, await performancesIn(db, ids));
  const results = [...earned.values()].map(({ row, points }) => ({
    open: row.open_id as OpenId,
    player: row.player_id,
    points: points.total,
    matchesWon: row.matches_won,
  }));
  const finished = opens.map(({ id, finishedAt }) => ({
    id: id as OpenId,
    finishedAt: finishedAt.getTime(),
  }));
  const { rows } = rankPlayers({ opens: finished, results, count, window }, now.getTime());
  return answerPage(rows, query, await presented(db, { opens, earned, now }));
}

type Context = { readonly opens: readonly PaidOpen[]; readonly earned: Earned; readonly now: Date };

/** How rows are shown: whoever is on the page is looked up at once. */
async function presented(db: Db, context: Context) {
  const names = new Map(context.opens.map((open) => [open.id, open]));
  return async (rows: readonly RankingRow[]): Promise<Ranked[]> => {
    const people = await peopleOf(
      db,
      rows.map(({ player }) => player),
    );
    return rows.map((row) =>
      presentRanked(row, { opens: names, earned: context.earned, people, now: context.now }),
    );
  };
}

async function answerPage(
  rows: readonly RankingRow[],
  { page, itemsPerPage }: Paged['query'],
  show: (rows: readonly RankingRow[]) => Promise<Ranked[]>,
) {
  const from = (page - 1) * itemsPerPage;
  return {
    collection: await show(rows.slice(from, from + itemsPerPage)),
    page,
    pages: Math.ceil(rows.length / itemsPerPage),
    totalRows: rows.length,
    totalFilteredRows: rows.length,
    totalIsCapped: false,
    cursor: null,
  };
}
