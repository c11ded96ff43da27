import type { previewRanking, RankedTwice, RankingPreview } from '@topspin/contract';
import { countingOf, rankPlayers, type RankingRow } from '@topspin/engine';
import { findEdition } from '#features/circuits/editions/store.ts';
import { performancesIn } from '#features/competition/reads.ts';
import { peopleOf, type Person } from '#features/players/reads.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { earnedIn } from './earned.ts';
import { countRuleOf, finishedOf, resultsOf } from './rules.ts';
import { finishedOpensOfEdition, seesRestricted } from './store.ts';

const rowsShown = 50;
const moversShown = 5;

type Twice = { readonly before: RankingRow; readonly after: RankingRow; readonly gained: number };

/** The results of an edition ranked by its own system and by the given one, without writing anything. */
export async function rankingPreview(call: Call<typeof previewRanking>): Promise<RankingPreview> {
  const { db, params, body, now } = call;
  const edition = found(await findEdition(db, params.id));
  const count = await countRuleOf(db, edition.circuit_id);
  const restricted = await seesRestricted(db, call.viewer, edition.id);
  const opens = await finishedOpensOfEdition(db, edition.id, restricted);
  const performances = await performancesIn(
    db,
    opens.map(({ id }) => id),
  );
  const rankedBy = (system: typeof edition.ranking_system) => {
    const paid = opens.map((open) => ({ ...open, system }));
    const results = resultsOf(earnedIn(paid, performances));
    const input = { ...countingOf(count, system), window: null, opens: finishedOf(opens), results };
    return rankPlayers(input, now.getTime()).rows;
  };
  const twice = inBoth(rankedBy(edition.ranking_system), rankedBy(body.ranking_system));
  const rows = twice.slice(0, rowsShown);
  const up = twice.filter(({ gained }) => gained > 0).toSorted((one, other) => other.gained - one.gained);
  const down = twice.filter(({ gained }) => gained < 0).toSorted((one, other) => one.gained - other.gained);
  const gains = up.slice(0, moversShown);
  const losses = down.slice(0, moversShown);
  const shown = [...rows, ...gains, ...losses].map(({ after }) => after.player);
  const people = await peopleOf(db, [...new Set(shown)]);
  const present = (some: readonly Twice[]) => some.map((row) => presentTwice(row, people));
  return {
    opens: opens.length,
    players: twice.length,
    up: up.length,
    down: down.length,
    rows: present(rows),
    gains: present(gains),
    losses: present(losses),
  };
}

/** Each player's row in both rankings, in the order of the second: every player with a result has a row in each. */
function inBoth(before: readonly RankingRow[], after: readonly RankingRow[]): Twice[] {
  const earlier = new Map(before.map((row) => [row.player, row]));
  return after.flatMap((row) => {
    const was = earlier.get(row.player);
    return was ? [{ before: was, after: row, gained: was.position - row.position }] : [];
  });
}

const placeOf = ({ position, points }: RankingRow) => ({ position, points });

const presentTwice = ({ before, after }: Twice, people: ReadonlyMap<string, Person>): RankedTwice => ({
  player: { _id: after.player, name: people.get(after.player)?.name ?? '' },
  before: placeOf(before),
  after: placeOf(after),
});
