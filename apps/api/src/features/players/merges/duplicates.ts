import type { Duplicate, listDuplicates } from '@topspin/contract';
import type { PlayerId } from '@topspin/engine';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { presentPlayer } from '#features/players/present.ts';
import { players, shownColumns } from '#features/players/store.ts';
import type { Call, Db } from '#http/call.ts';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';

type PairRow = {
  readonly id: string;
  readonly first_id: string;
  readonly second_id: string;
  readonly name: string;
  readonly same_birth: boolean | null;
  readonly met: boolean;
};

/** Two profiles of one name whose dates of birth agree as far as they are known. */
const pairs = sql<PairRow>`(
  select md5(one.id::text || other.id::text)::uuid as id, one.id as first_id, other.id as second_id, one.name,
    one.date_of_birth = other.date_of_birth as same_birth,
    exists (select from inscriptions a join inscriptions b using (open_id)
      where a.player_id = one.id and b.player_id = other.id) as met
  from players one join players other on words_of_name(other.search) = words_of_name(one.search)
    and (other.matches_played, other.id) < (one.matches_played, one.id)
  where one.deleted_at is null and one.erased_at is null and other.deleted_at is null and other.erased_at is null
    and (one.date_of_birth = other.date_of_birth) is not false)`;

const spec: ListSpec = {
  fields: {
    _id: field.id('pair.id'),
    name: field.name('pair.name', { searchIn: sql`searchable(pair.name)` }),
    first: field.shown('pair.first_id'),
    second: field.shown('pair.second_id'),
    same_birth: field.boolean('pair.same_birth'),
    met: field.boolean('pair.met'),
  },
  label: 'name',
  order: [{ field: 'name', direction: 'asc' }],
};

/** Pairs of players that may be one person; the one who has played more first. */
export const listPairs = ({ db, query, viewer, now }: Call<typeof listDuplicates>) =>
  readList({
    db,
    spec,
    query,
    viewer,
    from: db.selectFrom(pairs.as('pair')),
    select: (page) =>
      page
        .selectAll('pair')
        .select([shown(db, 'pair.first_id').as('first'), shown(db, 'pair.second_id').as('second')]),
    present: ({ id, name, first, second, same_birth, met }): Partial<Duplicate> => ({
      _id: id,
      name,
      ...(first && { first: presentPlayer(first, now) }),
      ...(second && { second: presentPlayer(second, now) }),
      same_birth,
      met,
    }),
  });

const shown = (db: Db, id: string) =>
  jsonObjectFrom(players(db).where('player.id', '=', sql.ref<PlayerId>(id)).select(shownColumns));
