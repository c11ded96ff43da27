import type { AnswerOf, listTurns, PlayerTurns } from '@topspin/contract';
import { sql } from 'kysely';
import { fixedStatement } from '#db/fixed-statement.ts';
import type { Call } from '#http/call.ts';
import { presentOwn } from './present-next.ts';
import type { TurnsOfDays } from './turns-of-days.ts';

type Row = {
  readonly open: PlayerTurns['open'];
  readonly people: readonly (PlayerTurns['player'] & Pick<PlayerTurns, 'own' | 'notified'>)[];
};

/** The opens in play in which players of an account have matches, also as a guest who was said to be one of them. */
const findOpens = fixedStatement<{ readonly user: string; readonly onlyOwn: boolean }, Row>(
  (db, { user, onlyOwn }) => ({
    compile: () =>
      sql<Row>`with known as (
      select p.id, p.name, p.user_id is not distinct from ${user}::uuid as own,
        p.user_id is not distinct from ${user}::uuid or exists (select from player_administrators
          where player_id = p.id and user_id = ${user}::uuid and relation = 'guardian') as notified from players p
      where p.deleted_at is null and p.erased_at is null and (p.user_id = ${user}::uuid
        or not ${onlyOwn}::boolean and p.id in (select player_id from player_administrators where user_id = ${user}::uuid and relation <> 'organiser'))),
    mine as (
      select * from known
      union all select guest.id, guest.name, known.own, false from known
        join day_people on day_people.same_as = known.id join players guest on guest.id = day_people.player_id),
    played as (
      select distinct m.open_id, mine.id, mine.name, mine.own, mine.notified from mine
      cross join lateral (
        select open_id from unnest(sides_of(mine.id)) side join matches on player_a = side
        union select open_id from unnest(sides_of(mine.id)) side join matches on player_b = side
        union select open_id from matches where umpire_id = mine.id) m)
    select json_build_object('_id', o.id, 'name', o.name) as open,
      (select json_agg(json_build_object('_id', played.id, 'name', played.name, 'own', played.own, 'notified', played.notified)
        order by played.own desc, played.name, played.id) from played where played.open_id = o.id) as people
    from opens o where o.state = 'active' and o.deleted_at is null and o.id in (select open_id from played)
    order by o.date_start, o.id`.compile(db),
  }),
);

/** What the own player, and those the account looks after, play and umpire next. */
export const readTurns =
  (turns: TurnsOfDays) =>
  async ({ db, user, query, now }: Call<typeof listTurns>): Promise<AnswerOf<typeof listTurns>> => {
    const collection: PlayerTurns[] = [];
    for (const { open, people } of await findOpens(db, { user: user.id, onlyOwn: query.whose === 'own' })) {
      const next = await presentOwn(turns, db, { open: open._id, now });
      for (const { own, notified, ...player } of people)
        collection.push({ open, player, own, notified, ...next(player._id) });
    }
    return { collection };
  };
