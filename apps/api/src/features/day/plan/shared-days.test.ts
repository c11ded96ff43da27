import { getVenueDay, listSharedDays } from '@topspin/contract';
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
