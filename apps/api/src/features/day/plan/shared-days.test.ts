import { createVenue, getVenueDay, listSharedDays } from '@topspin/contract';
import { expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay } from '#testing/given-draw.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const neighbour = givenUser(api, 'Nuria Vecina');
const stranger = givenUser(api, 'Mallory', { trusted: false });

const shared = async (by: Caller) => (await by.get(listSharedDays, {})).collection;

test('a day of two opens is listed for the organisers of both, who begin it by looking', async () => {
  const { _id: venue_id } = await organiser.get(createVenue, {
    body: {
      name: 'Pabellón de dos',
      address: 'Carrer Nou 1',
      tables: 3,
      terms_accepted: true,
      declaration_accepted: true,
    },
  });
  await givenOpenInPlay(organiser, 2, { venue_id });
  await givenOpenInPlay(stranger, 2, { venue_id });
  expect(await shared(organiser)).toEqual([]);
  await givenOpenInPlay(neighbour, 2, { venue_id });
  const [day] = await shared(organiser);
  expect(day).toEqual({ venue: { _id: venue_id, name: 'Pabellón de dos' }, date: '2027-02-28', opens: 2 });
  expect(await shared(neighbour)).toEqual([day]);
  expect(await shared(stranger)).toEqual([]);
  const asked = { params: { id: venue_id }, query: { date: '2027-02-28' } };
  expect((await stranger.call(getVenueDay, asked)).status).toBe(404);
  expect((await neighbour.get(getVenueDay, asked)).opens).toHaveLength(2);
  const another = { ...asked, query: { date: '2027-03-05' } };
  expect((await organiser.call(getVenueDay, another)).status).toBe(404);
});
