import { getOpen } from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

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
