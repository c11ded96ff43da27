import { getMapSources, getTimeZone, searchPlaces } from '@topspin/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { noLimits, testSettings } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { statementsOf } from '#testing/statements.ts';
import { timeZoneOf } from './time-zone.ts';

const api = givenApi({
  settings: { ...testSettings, tileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png' },
});
const user = givenUser(api);
const slow = givenApi({ limits: { ...noLimits, places: { perCaller: 3, perNetwork: 100 } } });
const hasty = givenUser(slow);

describe('a search of an address', () => {
  test('without a geocoder is an empty list, not an error', async () => {
    expect(await user.get(searchPlaces, { query: { query: 'Vic' } })).toEqual({ features: [], away: true });
  });

  test.each([[{ query: '  ' }], [{ query: 'x'.repeat(201) }], [{ query: 'Vic', limit: '7' }], [{}]])(
    '%o is refused',
    async (query) => {
      expect((await user.call(searchPlaces, { query })).status).toBe(400);
    },
  );

  test('is refused once somebody asks more than a person types', async () => {
    const search = () => hasty.call(searchPlaces, { query: { query: 'Vic' } });
    for (let count = 0; count < 3; count += 1) expect((await search()).status).toBe(200);
    expect((await search()).failure.code).toBe('request.tooMany');
  });

  test('takes an account, since somebody else’s server answers', async () => {
    expect((await api.call(searchPlaces, { query: { query: 'Vic' } })).status).toBe(401);
  });
});

describe('the time zone of a position', () => {
  test.each([
    ['Vic', 41.930285, 2.254812, 'Europe/Madrid'],
    ['Las Palmas', 28.1235, -15.4363, 'Atlantic/Canary'],
    ['Porto', 41.1579, -8.6291, 'Europe/Lisbon'],
    ['Andorra la Vella', 42.5063, 1.5218, 'Europe/Andorra'],
    ['Ceuta', 35.8894, -5.3198, 'Africa/Ceuta'],
    ['Mexico City', 19.4326, -99.1332, 'America/Mexico_City'],
    ['Suva, beside the date line', -18.1416, 178.4419, 'Pacific/Fiji'],
  ])('%s', async (_, latitude, longitude, expected) => {
    const query = { latitude: String(latitude), longitude: String(longitude) };
    expect(await user.get(getTimeZone, { query })).toEqual({ time_zone: expected });
  });

  test.each([
    ['91', '0'],
    ['0', '181'],
    ['', '0'],
    ['1e1', '0'],
    ['NaN', '0'],
  ])('%s, %s is no position', async (latitude, longitude) => {
    expect((await user.call(getTimeZone, { query: { latitude, longitude } })).status).toBe(400);
  });

  test('is one that browsers and the database know, wherever it is', async () => {
    const names = new Set<string>();
    for (let latitude = -88; latitude <= 88; latitude += 4)
      for (let longitude = -179; longitude <= 179; longitude += 3)
        names.add(await timeZoneOf(latitude, longitude));
    expect(names.size).toBeGreaterThan(150);
    for (const timeZone of names)
      expect(() => new Intl.DateTimeFormat('es', { timeZone }), timeZone).not.toThrow();
    const { rows } = await sql<{ name: string }>`select name from unnest(${[...names]}::text[]) name
      where name not in (select name from pg_timezone_names)`.execute(api.db);
    expect(rows).toEqual([]);
  });
});

test('before a map is opened anybody can read whom it would ask, without the database', async () => {
  const statements = await statementsOf(async () => {
    expect(await api.get(getMapSources)).toEqual({
      tiles: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      tiles_host: 'tiles.example',
      attribution: '© OpenStreetMap contributors',
      geocoder_host: '127.0.0.1:9',
    });
  });
  expect(statements).toEqual([]);
});
