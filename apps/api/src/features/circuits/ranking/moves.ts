import type { getOpenMoves } from '@topspin/contract';
import { countingOf, rankPlayers, type RankingRow } from '@topspin/engine';
import { peopleOf } from '#features/players/reads.ts';
import type { Call, Db, Viewer } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { countRule, rankingOfAll } from './rules.ts';
import { paidOpens, seesRestricted } from './store.ts';

const mostClimbs = 3;

/** The edition of an open, if any, and how its circuit counts results. */
const editionOfOpen = (db: Db, openId: string) =>
  db
    .selectFrom('opens as open')
    .leftJoin('editions as edition', (join) =>
      join.onRef('edition.id', '=', 'open.edition_id').on('edition.deleted_at', 'is', null),
    )
    .leftJoin('circuits as circuit', 'circuit.id', 'edition.circuit_id')
    .where('open.id', '=', openId)
    .where('open.state', '<>', 'created')
    .where('open.deleted_at', 'is', null)
    .select(['edition.id', 'edition.ranking_system', 'circuit.count_type', 'circuit.count_best'])
    .executeTakeFirst();

/** The ranking of its edition just after an open finished; no rows if it does not count, or is for functional diversity. */
async function rankingAfter(db: Db, viewer: Viewer | null, openId: string): Promise<readonly RankingRow[]> {
  const edition = found(await editionOfOpen(db, openId));
  const { id: editionId, ranking_system: system, count_type, count_best } = edition;
  if (editionId === null || system === null || count_type === null) return [];
  const restricted = await seesRestricted(db, viewer, editionId);
  const opens = await paidOpens(db, 'edition.id', editionId, restricted);
  const of = opens.find(({ id }) => id === openId);
  if (of === undefined || of.unnamed) return [];
  const counting = countingOf(countRule({ count_type, count_best }), system);
  const until = opens.filter(({ finishedAt }) => finishedAt <= of.finishedAt);
  const ranking = await rankingOfAll(db, { ...counting, window: null, opens: until });
  return rankPlayers(ranking, of.finishedAt.getTime()).rows;
}

const placesOf = ({ move }: RankingRow): number => (move.type === 'places' ? move.places : 0);

/** What a finished open changed in the ranking of its edition: who leads since then, and who gained most places. */
export async function openMoves({ db, params, viewer }: Call<typeof getOpenMoves>) {
  const rows = await rankingAfter(db, viewer, params.id);
  const [first, ...others] = rows.filter(({ position }) => position === 1);
  const isNew = first !== undefined && (first.move.type === 'new' || first.move.places > 0);
  const leader = isNew && others.length === 0 ? first.player : null;
  const climbs = rows
    .filter((row) => row.player !== leader && placesOf(row) > 0)
    .toSorted((one, other) => placesOf(other) - placesOf(one) || one.position - other.position)
    .slice(0, mostClimbs);
  const people = await peopleOf(db, [leader, ...climbs.map(({ player }) => player)]);
  const named = (id: string) => ({ _id: id, name: people.get(id)?.name ?? '' });
  return {
    leader: leader === null ? null : named(leader),
    climbs: climbs.map((row) => ({
      player: named(row.player),
      position: row.position,
      places: placesOf(row),
    })),
  };
}
