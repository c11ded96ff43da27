import type { previewRanking, RankedTwice, RankingPreview } from '@topspin/contract';
import { countingOf, rankPlayers, type RankingRow } from '@topspin/engine';
import { peopleOf, type Person } from '#features/players/reads.ts';
import type { Call } from '#http/call.ts';
import { rankedEdition } from './ranking.ts';
import { performancesInAll, rankingOf, type Ranking } from './rules.ts';
import { seesRestricted } from './store.ts';

const rowsShown = 50;
const moversShown = 5;

type Twice = { readonly before: RankingRow; readonly after: RankingRow; readonly gained: number };

/** The results of an edition ranked by its own system and by the given one, without writing anything. */
export async function rankingPreview(call: Call<typeof previewRanking>): Promise<RankingPreview> {
  const { db, params, body, now } = call;
  const restricted = await seesRestricted(db, call.viewer, params.id);
  const ranking = await rankedEdition(db, params.id, restricted);
  const { ranking_system: system } = body;
  const opens = ranking.opens.map((open) => ({ ...open, system }));
  const changed = { ...ranking, ...countingOf(ranking.count, system), opens };
  const performances = await performancesInAll(db, ranking);
  const rowsOf = (one: Ranking) => rankPlayers(rankingOf(one, performances), now.getTime()).rows;
  const twice = inBoth(rowsOf(ranking), rowsOf(changed));
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
