import { getOpen } from '@topspin/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type RegisteredUser, type TestApi } from '#testing/client.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';

let api: TestApi;
let organiser: RegisteredUser;

beforeAll(async () => {
  api = await startApi();
  organiser = await api.registerUser('Rosa Organizadora');
});
afterAll(() => api.close());

test.each([
  [true, 'Nil Serra'],
  [false, undefined],
])('with results public: %s, a visitor reads who won: %s', async (public_results, champion) => {
  const open = await givenOpen(organiser, { public_results });
  const winner = await givenPlayer(organiser);
  await api.db
    .insertInto('open_results')
    .values({ open_id: open._id, player_id: winner._id, position: 1 })
    .execute();
  const params = { id: open._id };
  expect((await api.get(getOpen, { params })).champion?.name).toBe(champion);
  expect((await organiser.get(getOpen, { params })).champion?.name).toBe('Nil Serra');
});
