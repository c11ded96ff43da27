import {
  acceptVenueAdmin,
  inviteVenueAdmin,
  createVenue,
  editVenue,
  getVenue,
  listVenues,
  softDeleteVenue,
  type BodyInputOf,
  type Venue,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import type { Caller, RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const keeper = givenUser(api, 'Conserje');
const coAdmin = givenUser(api, 'Ayudante');

const whole = {
  name: 'Pavelló d’Osona',
  address: 'Carrer de la Pau 3, Vic',
  location: { type: 'Point', coordinates: [2.254812, 41.930285] },
  contacts: [{ name: 'Conserjería', code: '+34', phone: '938 85 00 00' }],
  accessibility: 'Rampa i lavabo adaptat',
  tables: 8,
  terms_accepted: true,
  declaration_accepted: true,
} as const satisfies BodyInputOf<typeof createVenue>;

const givenVenue = (by: Caller = keeper, more: object = {}): Promise<Venue> =>
  by.get(createVenue, { body: { ...whole, ...more } });

const invite = ({ _id: id }: Venue, { email }: RegisteredUser) =>
  keeper.get(inviteVenueAdmin, { params: { id }, body: { email } });

const rename = (who: Caller, { _id, version }: Venue, name = 'Otro nombre') =>
  who.call(editVenue, { params: { id: _id }, version, body: { name } });

describe('a venue', () => {
  test('is made with the declaration of authority, kept with who gave it and when', async () => {
    const venue = await givenVenue();
    expect(venue).toMatchObject({
      name: whole.name,
      location: whole.location,
      contacts: [{ name: 'Conserjería', code: '+34', phone: '938850000' }],
      time_zone: 'Europe/Madrid',
      tables: 8,
      mine: true,
    });
    const kept = await api.db
      .selectFrom('venues')
      .select(['declared_by', 'declared_at', 'declaration_version'])
      .where('id', '=', venue._id)
      .executeTakeFirstOrThrow();
    expect(kept.declared_by).toBe(keeper.id);
    expect(kept.declaration_version).not.toBe('');
  });

  test.each([
    ['without the declaration', { declaration_accepted: false }, 'declaration_accepted'],
    ['without the terms', { terms_accepted: false }, 'terms_accepted'],
    ['in no time zone', { time_zone: 'Europa/Madrid' }, 'time_zone'],
    ['in a time zone that only some browsers know', { time_zone: 'SystemV/AST4' }, 'time_zone'],
    ['in an offset instead of a time zone', { time_zone: '+05:00' }, 'time_zone'],
    ['off the globe', { location: { type: 'Point', coordinates: [2, 91] } }, 'location'],
    ['without a table', { tables: 0 }, 'tables'],
    ['with a phone too short', { contacts: [{ name: 'X', code: '+34', phone: '12345678' }] }, 'contacts'],
  ])('%s is refused at that field', async (_, more, field) => {
    const { status, failure } = await keeper.call(createVenue, { body: { ...whole, ...more } });
    expect(status).toBe(422);
    expect(failure.issues?.[0]?.path[0]).toBe(field);
  });

  test('loses tables and gains them', async () => {
    const venue = await givenVenue();
    const set = async (tables: number, version: number) =>
      keeper.get(editVenue, { params: { id: venue._id }, version, body: { tables } });
    const fewer = await set(3, venue.version);
    expect(fewer.tables).toBe(3);
    expect((await set(12, fewer.version)).tables).toBe(12);
  });

  test('loses its position and notes when they are null, and keeps them when they are left out', async () => {
    const venue = await givenVenue();
    const params = { id: venue._id };
    const renamed = await keeper.get(editVenue, { params, version: venue.version, body: { name: 'Nou' } });
    expect(renamed.location).toEqual(whole.location);
    const off = await keeper.get(editVenue, { params, version: renamed.version, body: { location: null } });
    expect(off.location).toBeNull();
    expect(off.accessibility).toBe(whole.accessibility);
    const plain = { params, version: off.version, body: { accessibility: null } };
    expect((await keeper.get(editVenue, plain)).accessibility).toBe('');
  });
});

describe('who may change a venue', () => {
  test.each([
    ['its admin', () => keeper, 200, 200],
    ['an admin of the installation', () => admin, 200, 200],
    ['somebody else', () => coAdmin, 403, 403],
  ])('%s', async (_, who, edits, deletes) => {
    const venue = await givenVenue();
    expect((await rename(who(), venue)).status).toBe(edits);
    const answered = await who().call(softDeleteVenue, { params: { id: venue._id } });
    expect(answered.status).toBe(deletes);
  });

  test('a co-admin who has accepted edits it and does not delete it', async () => {
    const venue = await givenVenue();
    await invite(venue, coAdmin);
    await coAdmin.get(acceptVenueAdmin, { params: { id: venue._id } });
    expect((await rename(coAdmin, venue)).body).toMatchObject({ name: 'Otro nombre', mine: true });
    expect((await coAdmin.call(softDeleteVenue, { params: { id: venue._id } })).status).toBe(403);
  });

  test('one who was invited and has not accepted does neither', async () => {
    const venue = await givenVenue();
    await invite(venue, coAdmin);
    expect((await rename(coAdmin, venue)).status).toBe(403);
  });

  test('refuses a stale version', async () => {
    const venue = await givenVenue();
    await rename(keeper, venue, 'Primero');
    expect((await rename(keeper, venue, 'Segundo')).status).toBe(412);
  });
});

test('a venue that was taken out is in no list and on no page', async () => {
  const venue = await givenVenue(keeper, { name: 'Nau vella' });
  await keeper.get(softDeleteVenue, { params: { id: venue._id } });
  expect((await keeper.call(getVenue, { params: { id: venue._id } })).status).toBe(404);
  const { collection } = await keeper.get(listVenues, {
    query: { simpleSearch: { search: 'nau vella', fields: ['name'] } },
  });
  expect(collection).toEqual([]);
});

test('the venues I manage are a filter of the list', async () => {
  const mine = await givenVenue(coAdmin, { name: 'La meva' });
  const { collection } = await coAdmin.get(listVenues, {
    query: { filters: { mine: true, name: 'La meva' } },
  });
  expect(collection.map(({ _id }) => _id)).toEqual([mine._id]);
});

test('every venue is offered to a select, with its name alone', async () => {
  for (let count = 0; count < 4; count += 1) await givenVenue();
  const { collection } = await coAdmin.get(listVenues, { query: { page: 1, itemsPerPage: 100_000 } });
  expect(collection.length).toBeGreaterThan(3);
  for (const row of collection) expect(Object.keys(row).length).toBe(2);
});
