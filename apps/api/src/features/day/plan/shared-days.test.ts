import { getOpenDay, getVenueDay, listSharedDays } from '@topspin/contract';
import { expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenHall } from '#testing/given-hall.ts';
import { givenOpenInPlay } from '#testing/given-draw.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const neighbour = givenUser(api, 'Nuria Vecina');
const stranger = givenUser(api, 'Mallory', { trusted: false });

const shared = async (by: Caller) => (await by.get(listSharedDays, {})).collection;

test('a day of two opens is listed for the organisers of both, who begin it by looking', async () => {
  const hall = await givenHall(organiser);
  await givenOpenInPlay(organiser, 2, hall);
  await givenOpenInPlay(stranger, 2, hall);
  expect(await shared(organiser)).toEqual([]);
  await givenOpenInPlay(neighbour, 2, hall);
  const [day] = await shared(organiser);
  expect(day).toEqual({
    venue: { _id: hall.venue_id, name: 'Pabellón de 3 mesas' },
    date: '2027-02-28',
    opens: 2,
  });
  expect(await shared(neighbour)).toEqual([day]);
  expect(await shared(stranger)).toEqual([]);
  const asked = { params: { id: hall.venue_id }, query: { date: '2027-02-28' } };
  expect((await stranger.call(getVenueDay, asked)).status).toBe(404);
  expect((await neighbour.get(getVenueDay, asked)).opens).toHaveLength(2);
  const another = { ...asked, query: { date: '2027-03-05' } };
  expect((await organiser.call(getVenueDay, another)).status).toBe(404);
});

test('only the dates on which an open is played have a day, however often others are asked for', async () => {
  const { open } = await givenOpenInPlay(organiser, 2, { date_end: '2027-03-01T19:00:00Z' });
  const statusOn = async (date: string) =>
    (await organiser.call(getOpenDay, { params: { id: open._id }, query: { date } })).status;
  const dates = ['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02', '2030-01-01'];
  const statuses: number[] = [];
  for (const date of dates) statuses.push(await statusOn(date));
  expect(statuses).toEqual([404, 200, 200, 404, 404]);
  const made = await api.db
    .selectFrom('play_days')
    .select('date')
    .where('open_id', '=', open._id)
    .orderBy('date')
    .execute();
  expect(made.map(({ date }) => date)).toEqual(['2027-02-28', '2027-03-01']);
});
