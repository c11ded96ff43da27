import { listAdministered, me } from '@topspin/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const coach = givenUser(api, 'Carme Entrenadora');
const other = givenUser(api, 'Otra');

test('an account says the first hundred of its players and how many there are; the list has them all', async () => {
  const { _id: first } = await givenPlayer(coach, { name: 'Nil 001', relation: 'coach' });
  await givenPlayer(other, { name: 'Ajeno' });
  const { rows } = await copies(first, 104);
  expect(rows).toHaveLength(104);
  const { metadata } = (await coach.get(me)).user;
  expect([metadata.playersAdmin.length, metadata.players_admin_count]).toEqual([100, 105]);
  const all = await coach.get(listAdministered, { query: { itemsPerPage: 20, sortBy: ['name'] } });
  expect(all).toMatchObject({ totalRows: 105, pages: 6 });
  expect(all.collection[0]).toEqual({ _id: first, name: 'Nil 001', club_id: null, relation: 'coach' });
  const found = await coach.get(listAdministered, {
    query: { simpleSearch: { search: 'nil 105', fields: ['name'] } },
  });
  expect(found.collection.map(({ name }) => name)).toEqual(['Nil 105']);
});

/** More players like that one, administered by the same account. */
const copies = (player: string, count: number) =>
  sql<{ id: string }>`
    with made as (insert into players (id, name, rating, created_by)
      select gen_random_uuid(), 'Nil ' || lpad((number + 1)::text, 3, '0'), 1000, created_by
      from players, generate_series(1, ${count}::integer) number where id = ${player} returning id)
    insert into player_administrators (player_id, user_id, relation, created_at)
    select made.id, own.user_id, own.relation, own.created_at from made, player_administrators own
    where own.player_id = ${player} returning player_id as id`.execute(api.db);
