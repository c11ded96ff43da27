import { addGuest, editGuest, type OpenPage } from '@topspin/contract';
import { beforeEach, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPair } from '#testing/given-doubles.ts';
import { givenOpen } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

let open: OpenPage;
beforeEach(async () => {
  open = await givenOpen(organiser, { doubles: 'open' });
});

const add = (name: string) =>
  organiser.get(addGuest, { params: { id: open._id }, body: { name, consent: { confirmed: true } } });

test.each([
  ['Gil / Ros', 'Gil/Ros'],
  ['Ana Gil  /  Eva Ros / Pau Mas', 'Ana Gil/Eva Ros/Pau Mas'],
  ['Pau d/o Mas', 'Pau d/o Mas'],
])('a slash in the name of one person stands without spaces: %s', async (written, name) => {
  expect((await add(written)).player.name).toBe(name);
});

test('also once it is corrected, so that the name of a pair has that of each', async () => {
  const [one, other] = [await add('Gil'), await add('Eva Pla')];
  const made = await givenPair(organiser, open._id, [one, other]);
  expect(made.name).toBe('Gil / Eva Pla');
  const edited = await organiser.get(editGuest, {
    params: { id: open._id, inscription_id: one._id },
    body: { name: 'Gil / Ros', club: null },
  });
  expect(edited.player.name).toBe('Gil/Ros');
  const { name } = await api.db
    .selectFrom('players')
    .select('name')
    .where('id', '=', made._id)
    .executeTakeFirstOrThrow();
  expect(name).toBe('Gil/Ros / Eva Pla');
});
