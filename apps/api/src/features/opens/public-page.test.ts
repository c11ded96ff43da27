import { editOpen, enrol, getOpen } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

test.each([
  [true, false, ['Ada Mas', 'Nil Serra']],
  [false, false, []],
  [true, true, []],
])('with results public: %s, for functional diversity: %s, a visitor reads who won: %s', async (...given) => {
  const [public_results, functional_diversity, champions] = given;
  const open = await givenOpen(organiser, { public_results, functional_diversity });
  expect((await organiser.get(getOpen, { params: { id: open._id } })).champions).toEqual([]);
  for (const [name, position] of [
    ['Nil Serra', 1],
    ['Ada Mas', 1],
    ['Pau Roig', 3],
  ] as const) {
    const { _id } = await givenPlayer(organiser, { name });
    await api.db.insertInto('open_results').values({ open_id: open._id, player_id: _id, position }).execute();
  }
  const params = { id: open._id };
  const named = async (by: Pick<typeof api, 'get'>) =>
    (await by.get(getOpen, { params })).champions.map(({ name }) => name);
  expect(await named(api)).toEqual(champions);
  expect(await named(organiser)).toEqual(['Ada Mas', 'Nil Serra']);
});

test('the mark of an open for functional diversity stays once somebody declared theirs', async () => {
  const open = await givenOpen(organiser, { functional_diversity: true });
  const params = { id: open._id };
  const take = async (functional_diversity: boolean) =>
    organiser.call(editOpen, {
      params,
      version: (await organiser.get(getOpen, { params })).version,
      body: { functional_diversity },
    });
  expect((await take(false)).status).toBe(200);
  expect((await take(true)).status).toBe(200);
  const player = await api.registerPlayer('Con Declaración', '1990-01-01');
  const body = { player_id: player.player._id, functional_diversity: true };
  await player.get(enrol, { params, body });
  expect((await take(false)).failure.issues?.[0]?.path).toEqual(['functional_diversity']);
});
