import {
  acceptOrganising,
  createOpenKey,
  editOpen,
  getGroup,
  getOpen,
  getPublicOpen,
  inviteOrganiser,
  listOpenKeys,
  removeOrganiser,
  restoreOpen,
  revokeOpenKey,
  softDeleteOpen,
  type Route,
} from '@topspin/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyRoute } from '#testing/every-route.ts';
import { noLimits, startAnother, type Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { logOf, points, send, toss } from '#testing/given-log.ts';
import { givenNextPhase } from '#testing/given-next-phase.ts';
import { givenOpen } from '#testing/given-open.ts';
import { publicReads } from '#testing/public-reads.ts';

let clock = new Date();
const api = givenApi({ now: () => clock });
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

const readable: readonly Route[] = publicReads;

const params = { id: '', match_id: '', player_id: '' };
let key = '';

const keyOf = (id: string, name = 'Web del club', by: Caller = organiser) =>
  by.get(createOpenKey, { params: { id }, body: { name } });

const pathOf = ({ path }: Route, given: Readonly<Record<string, string>> = params): string =>
  `/api${path.replace(/\{(\w+)\}/gu, (_, name: string) => given[name] ?? params.id)}`;

type Asking = { readonly with?: string | undefined; readonly headers?: Record<string, string> };

const ask = (
  url: string,
  { with: secret, headers }: Asking = {},
  method: Route['method'] | 'OPTIONS' | 'HEAD' = 'GET',
  on: Pick<typeof api, 'app'> = api,
) =>
  on.app.inject({
    method,
    url,
    headers: { ...(secret !== undefined && { authorization: `Bearer ${secret}` }), ...headers },
  });
const read = (secret: string, id = params.id) => ask(pathOf(getPublicOpen, { id }), { with: secret });

beforeAll(async () => {
  const { openId, next, players } = await givenNextPhase(organiser);
  const bracket = await organiser.get(getGroup, { params: { id: next.groups[0]?._id ?? '' } });
  const [first] = bracket.matches.filter(({ state }) => state === 'enrolled');
  Object.assign(params, { id: openId, match_id: first?._id, player_id: players[0] });
  await send(organiser, params.match_id, logOf([toss, ...points('a', 3)]));
  // A child with everything filled in.
  await sql`update players set name = 'Laia Menuda', date_of_birth = '2015-04-05', nickname = 'Apodo Secreto',
    contact_phone = '{"name":"Mare","code":"+34","phone":"600987654"}', show_phone_admin_only = false
    where id = ${params.player_id}`.execute(api.db);
  key = (await keyOf(openId)).secret;
});

describe('a key', () => {
  test.each(readable.map((route) => [route.name, route] as const))(
    'reads %s as a visitor does, byte by byte, from the page of another site too',
    async (_, route) => {
      const visited = await ask(pathOf(route));
      // Kept and not yet kept; minors are shown no other way.
      for (const repeated of [1, 2, 3]) {
        const answer = await ask(pathOf(route), { with: key });
        expect([repeated, answer.statusCode, answer.body]).toEqual([repeated, 200, visited.body]);
        expect(answer.headers).toMatchObject({
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'ETag, Retry-After, x-request-id',
          'cache-control': 'private, no-cache',
          vary: 'Authorization, Accept-Encoding',
        });
        expect(answer.headers).not.toHaveProperty('set-cookie');
        expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
      }
      expect(visited.body).not.toMatch(/2015-04-05|600987654|Apodo/u);
      expect(visited.headers).not.toHaveProperty('access-control-allow-origin');
      // What lies between must not answer one with what it keeps for the other.
      expect(visited.headers['vary']).toContain('Authorization');
    },
  );

  test('is asked for by browsers beforehand, without the key', async () => {
    for (const route of readable) {
      const { statusCode, headers, body } = await ask(pathOf(route), {}, 'OPTIONS');
      expect([route.name, statusCode, body]).toEqual([route.name, 204, '']);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': 'Authorization, If-None-Match, x-application-lang',
      });
    }
  });

  test('is sent an answer once: then it is not modified until it changes', async () => {
    const first = await read(key);
    const again = await ask(pathOf(getPublicOpen), {
      with: key,
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['access-control-allow-origin']).toBe('*');
  });

  test('in the query is none', async () => {
    const { headers, statusCode } = await ask(`${pathOf(getPublicOpen)}?key=${key}`);
    expect(statusCode).toBe(200);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('reads nothing else and writes nothing, whatever is asked', async () => {
    const names = new Set(readable.map(({ name }) => name));
    const others = everyRoute.filter(({ name }) => !names.has(name));
    const let_in: string[] = [];
    for (const route of others) {
      const { statusCode, body, headers } = await ask(pathOf(route), { with: key }, route.method);
      const isRefused = statusCode === 403 && body.includes('"auth.forbidden"');
      if (!isRefused || 'access-control-allow-origin' in headers) let_in.push(`${route.name} ${statusCode}`);
    }
    expect(let_in).toEqual([]);
    expect(others.length).toBeGreaterThan(200);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      expect((await ask(pathOf(getPublicOpen), { with: key }, method)).statusCode).toBe(405);
  });

  test('of another open is refused, and says so', async () => {
    const { _id } = await givenOpen(organiser);
    const answer = await read((await keyOf(_id)).secret);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'openKey.otherOpen']);
    expect((await read(key, params.id.toUpperCase())).statusCode).toBe(200);
  });

  test('that is wrong is refused, where a page can read why', async () => {
    for (const wrong of [
      `open_${'x'.repeat(43)}`,
      `${key}x`,
      'open_',
      key.toUpperCase().replace('OPEN', 'open'),
    ]) {
      const answer = await ask(pathOf(getPublicOpen), {
        with: wrong,
        headers: { 'x-application-lang': 'ca' },
      });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        401,
        { code: 'openKey.ended', message: 'Aquesta clau no val: l’han anul·lada o està mal copiada.' },
      ]);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
    }
  });

  test('of an open that is not published reads what a visitor does: nothing', async () => {
    const { _id: id } = await givenOpen(organiser, { public_results: false });
    const { secret } = await keyOf(id);
    const withoutId = ({ body }: { readonly body: string }) => body.replace(/"requestId":"[^"]*"/u, '');
    const [visited, answer] = [await ask(pathOf(getPublicOpen, { id })), await read(secret, id)];
    expect([answer.statusCode, withoutId(answer)]).toEqual([404, withoutId(visited)]);
    const { version } = await organiser.get(getOpen, { params: { id } });
    await organiser.get(editOpen, { params: { id }, version, body: { public_results: true } });
    expect((await read(secret, id)).statusCode).toBe(200);
  });

  test('ends with its open, and is back if that is restored', async () => {
    const { _id: id } = await givenOpen(organiser, { state: 'created' });
    await api.db.updateTable('opens').set({ state: 'registrationOpen' }).where('id', '=', id).execute();
    const { secret } = await keyOf(id);
    expect((await read(secret, id)).statusCode).toBe(200);
    await api.db.updateTable('opens').set({ state: 'created' }).where('id', '=', id).execute();
    await organiser.get(softDeleteOpen, { params: { id } });
    expect((await read(secret, id)).json().code).toBe('openKey.ended');
    await organiser.get(restoreOpen, { params: { id } });
    expect((await read(secret, id)).json().code).toBe('thing.notFound');
  });
});

describe('its organisers', () => {
  const listed = async (id = params.id, by: Caller = organiser) =>
    (await by.get(listOpenKeys, { params: { id } })).collection;

  test('see its secret once; what is stored is the hash', async () => {
    const { _id: id } = await givenOpen(organiser);
    const { secret, ...made } = await keyOf(id, '  Web del club  ');
    expect(secret).toMatch(/^open_[\w-]{43}$/u);
    expect(made).toEqual({
      _id: expect.any(String),
      name: 'Web del club',
      created_at: clock.toISOString(),
      created_by: { name: 'Rosa Organizadora', organises: true },
      last_used_at: null,
    });
    expect(await listed(id)).toEqual([made]);
    const rows = await api.db.selectFrom('open_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    const { rows: logged } = await sql`select action, after from audit_log where entity_id = ${id}`.execute(
      api.db,
    );
    expect(logged).toContainEqual({
      action: 'createOpenKey',
      after: { key: made._id, name: 'Web del club' },
    });
    expect(JSON.stringify(logged)).not.toContain(secret);
  });

  test('see when it was last used, to the hour, without a write for each request', async () => {
    const { _id: id } = await givenOpen(organiser);
    const { secret } = await keyOf(id);
    const first = clock;
    // Sessions of organisers do not last an hour.
    const used = async () =>
      (
        await api.db
          .selectFrom('open_keys')
          .select('last_used_at')
          .where('open_id', '=', id)
          .executeTakeFirstOrThrow()
      ).last_used_at?.toISOString();
    const after = (minutes: number) => (clock = new Date(first.getTime() + minutes * 60_000));
    await read(secret, id);
    expect(await used()).toBe(first.toISOString());
    after(59);
    await read(secret, id);
    expect(await used()).toBe(first.toISOString());
    const later = after(61);
    await read(secret, id);
    expect(await used()).toBe(later.toISOString());
    clock = first;
    expect((await listed(id))[0]?.last_used_at).toBe(later.toISOString());
  });

  test('revoke it, and no server accepts it any more', async () => {
    const { _id: id } = await givenOpen(organiser);
    const { secret, _id: key_id } = await keyOf(id);
    const other = await startAnother(api);
    try {
      const there = async () => (await other.as(secret).call(getPublicOpen, { params: { id } })).status;
      expect([(await read(secret, id)).statusCode, await there()]).toEqual([200, 200]);
      await organiser.get(revokeOpenKey, { params: { id, key_id } });
      expect((await read(secret, id)).json().code).toBe('openKey.ended');
      await expect.poll(there).toBe(401);
    } finally {
      await other.close();
    }
    expect(await listed(id)).toEqual([]);
    const again = await organiser.call(revokeOpenKey, { params: { id, key_id } });
    expect(again.failure.code).toBe('thing.notFound');
  });

  test('do not revoke that of another open', async () => {
    const { _id: id } = await givenOpen(organiser);
    const { _id: key_id } = await keyOf(params.id, 'Otra');
    expect((await organiser.call(revokeOpenKey, { params: { id, key_id } })).status).toBe(404);
  });

  test('make ten of them, not more, also at once', async () => {
    const { _id: id } = await givenOpen(organiser);
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        organiser.call(createOpenKey, { params: { id }, body: { name: `Clave ${index}` } }),
      ),
    );
    const refused = made.filter(({ status }) => status !== 201);
    expect(refused.map(({ failure }) => failure.code)).toEqual(['openKey.tooMany', 'openKey.tooMany']);
    expect(refused[0]?.failure.message).toContain('10 claves');
  });

  test('keep those of a co-organiser who left, and see who made them', async () => {
    const { _id: id } = await givenOpen(organiser);
    const helper = await api.registerUser('Hugo Ayuda');
    await organiser.get(inviteOrganiser, { params: { id }, body: { email: helper.email } });
    await helper.get(acceptOrganising, { params: { id }, body: {} });
    const { secret } = await keyOf(id, 'Marcador', helper);
    expect((await listed(id))[0]?.created_by).toEqual({ name: 'Hugo Ayuda', organises: true });
    await organiser.get(removeOrganiser, { params: { id, user_id: helper.id } });
    expect((await listed(id))[0]?.created_by).toEqual({ name: 'Hugo Ayuda', organises: false });
    expect((await read(secret, id)).statusCode).toBe(200);
    for (const call of [
      helper.call(listOpenKeys, { params: { id } }),
      helper.call(createOpenKey, { params: { id }, body: { name: 'Otra' } }),
    ])
      expect((await call).status).toBe(403);
  });
});

describe('a key that is used too much', () => {
  const few = givenApi({ limits: { ...noLimits, keys: { perCaller: 5, perNetwork: 3 } } });
  const owner = givenUser(few, 'Con prisa');

  test('is refused for a while: that visitor first, then all; other keys are not', async () => {
    const { _id: id } = await givenOpen(owner);
    const { secret } = await keyOf(id, 'Web', owner);
    const from = (remoteAddress: string, as = secret) =>
      few.app.inject({
        url: pathOf(getPublicOpen, { id }),
        remoteAddress,
        headers: { authorization: `Bearer ${as}` },
      });
    const statuses = async (times: number, ip: string) => {
      const all: number[] = [];
      for (let time = 0; time < times; time += 1) all.push((await from(ip)).statusCode);
      return all;
    };
    expect(await statuses(9, '10.0.0.1')).toEqual([200, 200, 200, 429, 429, 429, 429, 429, 429]);
    expect(await statuses(3, '10.0.0.2')).toEqual([200, 200, 429]);
    const refused = await from('10.0.0.3');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.tooMany']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // A page of another site reads how long it has to wait.
    expect(refused.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('Retry-After'),
    });
    expect((await from('10.0.0.1', (await keyOf(id, 'Otra', owner)).secret)).statusCode).toBe(200);
    expect((await ask(pathOf(getPublicOpen, { id }), {}, 'GET', few)).statusCode).toBe(200);
  });
});
