import { enrolMadeUp, listPairs } from '@topspin/contract';
import { doublesClasses } from '@topspin/engine';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEnrolled, givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');

const into = (id: string, count: number) => admin.get(enrolMadeUp, { params: { id }, body: { count } });
const pairsOf = async (id: string) => {
  const { collection, alone } = await admin.get(listPairs, { params: { id } });
  return { pairs: collection.map(({ state }) => state), alone: alone.length };
};

test.each(doublesClasses)('makes pairs in doubles of the class %s', async (doubles) => {
  const { _id } = await givenOpen(admin, { doubles });
  expect(await into(_id, 7)).toMatchObject({ registered: 7, refused: 0 });
  expect(await pairsOf(_id)).toEqual({ pairs: ['registered', 'registered', 'registered'], alone: 1 });
  const again = await givenOpen(admin, { doubles });
  await into(again._id, 8);
  expect(await pairsOf(again._id)).toMatchObject({ pairs: { length: 4 }, alone: 0 });
});

test('makes pairs whose ratings fit, which wait together, and leaves others alone', async () => {
  const { _id } = await givenOpen(admin, {
    doubles: 'open',
    players_max: 6,
    rating_sum_range: { min: 1000, max: 1400 },
  });
  await givenEnrolled(admin, _id, (await givenPlayer(admin))._id);
  expect(await into(_id, 8)).toMatchObject({ registered: 4, waiting: 4 });
  expect(await pairsOf(_id)).toEqual({
    pairs: expect.arrayContaining(['registered', 'registered', 'waiting', 'waiting']),
    alone: 1,
  });
});

test('makes pairs of guests where the open is not trusted', async () => {
  const untrusted = await api.registerUser('Nuevo', { trusted: false });
  const { _id } = await givenOpen(untrusted, { doubles: 'mixed' });
  await into(_id, 6);
  expect(await pairsOf(_id)).toMatchObject({ pairs: { length: 3 }, alone: 0 });
});
