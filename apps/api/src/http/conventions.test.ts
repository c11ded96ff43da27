import { access, createPlayer, editMe, listPlayers, me, register, setPhones } from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';

const api = givenApi();
const admin = givenUser(api, 'La primera');
const user = givenUser(api, 'Ana');

const bearer = () => ({ authorization: `Bearer ${user.login.token}` });

describe('headers', () => {
  test('every answer carries the number of its request, failures too', async () => {
    const { headers } = await user.call(me);
    const refused = await api.call(me);
    expect(headers['x-request-id']).toMatch(/^[\w-]{12}$/u);
    expect(refused.failure.requestId).toBe(refused.headers['x-request-id']);
  });

  test('another application is refused, none is accepted', async () => {
    const other = await user.call(me, { headers: { 'x-application': 'backhand' } });
    const none = await api.app.inject({ url: '/api/auth/user/me', headers: bearer() });
    expect([other.status, other.failure.code, none.statusCode]).toEqual([
      400,
      'request.unknownApplication',
      200,
    ]);
  });

  test.each([
    ['es', 'Entra con tu cuenta para continuar.'],
    ['en', 'Log in to continue.'],
    ['ca', 'Entra amb el teu compte per continuar.'],
    ['ca-ES', 'Entra amb el teu compte per continuar.'],
    ['EN-gb', 'Log in to continue.'],
    ['tlh', 'Entra con tu cuenta para continuar.'],
  ])('messages come in %s', async (lang, message) => {
    const { failure } = await api.call(me, { headers: { 'x-application-lang': lang } });
    expect(failure).toMatchObject({ message, errors: { message } });
  });

  test('a token that is no longer good asks for a refresh, but not at the door', async () => {
    const stale = api.as('not.a.token');
    const inside = await stale.call(me);
    const door = await stale.call(access, { body: { email: user.email, password: user.password } });
    expect([inside.status, inside.failure.code, door.status]).toEqual([401, 'auth.expired', 200]);
  });
});

describe('fields that are wrong', () => {
  test.each([
    ['a name that is null', { name: null }, ['name'], 'Requerido'],
    ['a name that is absent', {}, ['name'], 'Requerido'],
    ['an email without an at sign', { email: 'ana' }, ['email'], 'El correo electrónico no es válido'],
    [
      'a short password',
      { password: '12345' },
      ['password'],
      'la contraseña debe tener al menos 6 caracteres',
    ],
    ['no password', { password: null }, ['password'], 'la contraseña es requerida'],
    ['an empty password', { password: '' }, ['password'], 'la contraseña es requerida'],
    ['terms not accepted', { terms_accepted: false }, ['terms_accepted'], 'Debes aceptarlo para continuar'],
    ['a language nobody speaks', { lang: 'xx' }, ['lang'], 'Las opciones son: es, en, ca'],
  ])('%s', async (_, wrong, path, message) => {
    const good = {
      name: 'Eva',
      email: 'eva@topspin.test',
      password: 'rabona-7',
      lang: 'es',
      terms_accepted: true,
    };
    const body = Object.keys(wrong).length === 0 ? { ...good, name: undefined } : { ...good, ...wrong };
    const { status, failure } = await api.call(register, { body });
    expect(status).toBe(422);
    expect(failure).toMatchObject({ code: 'request.invalid', issues: [{ path, message }] });
  });

  test('each part of a phone that is missing is told at its field', async () => {
    const phones = [{ name: null, code: null, phone: null }];
    const { failure } = await user.call(setPhones, { params: { id: user.id }, body: { phones } });
    expect(failure.issues).toEqual(
      ['name', 'code', 'phone'].map((part) => ({
        path: ['phones', 0, part],
        message: 'Requerido',
      })),
    );
  });

  test('the number of digits goes with the prefix', async () => {
    const phones = [{ name: 'Casa', code: '+34', phone: '12345678' }];
    const { failure } = await user.call(setPhones, { params: { id: user.id }, body: { phones } });
    expect(failure.issues).toEqual([
      { path: ['phones', 0, 'phone'], message: 'El número de cifras no corresponde al prefijo' },
    ]);
  });
});

describe('bodies that cannot be read', () => {
  const deep = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  test.each([
    ['no JSON', '{"email":', 400],
    ['a list', '[1]', 400],
    ['a text', '"hello"', 400],
    ['a prototype', '{"__proto__": {"admin": true}}', 400],
    ['a constructor', '{"constructor": {"prototype": {"admin": true}}}', 400],
    ['200 lists in one another', deep(200), 400],
    ['30,000 lists in one another', deep(30_000), 400],
    ['two megabytes', JSON.stringify({ email: 'a'.repeat(2 * 1024 * 1024) }), 413],
    ['more than anybody sends without an account', JSON.stringify({ email: 'a'.repeat(70_000) }), 413],
    ['nothing', '', 422],
  ])('%s is never the fault of the server', async (_, payload, status) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await api.app.inject({ method: 'POST', url: '/api/auth/access', headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code: expect.stringMatching(/^request\./u) });
  });

  test.each(['application/xml', 'text/plain', 'nonsense'])('%s is another type of content', async (type) => {
    const headers = { 'content-type': type };
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/auth/access',
      headers,
      payload: '<a/>',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'request.unsupportedMediaType']);
  });

  test('a zero byte never reaches the database', async () => {
    const zero = await user.call(listPlayers, { query: { filters: { name: 'a\u0000' } } });
    const hidden = await api.call(access, { body: { email: 'a\u0000@topspin.test', password: 'x' } });
    expect([zero.status, hidden.status]).toEqual([400, 401]);
  });
});

describe('addresses', () => {
  test.each([
    ['GET', '/api/nowhere', 404, 'request.notFound'],
    ['DELETE', '/api/auth/access', 405, 'request.methodNotAllowed'],
    ['GET', '/api/app/players/not-an-id', 404, 'thing.notFound'],
    ['GET', '/nowhere', 404, 'request.notFound'],
    ['GET', '/api/auth/user/me/', 404, 'request.notFound'],
    ['GET', '/api/%', 400, 'request.malformed'],
  ] as const)('%s %s', async (method, url, status, code) => {
    const answer = await api.app.inject({ method, url, headers: bearer() });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.headers).toMatchObject({
      'x-request-id': answer.json().requestId,
      'x-content-type-options': 'nosniff',
    });
  });

  test('says which methods an address has', async () => {
    const answer = await api.app.inject({ method: 'PUT', url: '/api/auth/user/me', headers: bearer() });
    expect(answer.headers['allow']?.split(', ').sort()).toEqual(['DELETE', 'GET', 'PATCH']);
  });
});

describe('versions', () => {
  test('an edit says which version it changes', async () => {
    const { status, failure } = await user.call(editMe, { body: { theme: 'light' } });
    expect([status, failure.code]).toEqual([428, 'request.versionRequired']);
  });

  test('an edit of an older version changes nothing', async () => {
    const { user: account } = await user.get(me);
    const saved = await user.get(editMe, { body: { theme: 'light' }, version: account.version });
    const late = await user.call(editMe, { body: { name: 'Otra' }, version: account.version });
    expect([late.status, late.failure.code]).toEqual([412, 'request.staleVersion']);
    expect((await user.get(me)).user).toMatchObject({ name: 'Ana', theme: 'light', version: saved.version });
  });

  test('nonsense is malformed', async () => {
    const { status } = await user.call(editMe, { body: {}, headers: { 'if-match': 'three' } });
    expect(status).toBe(400);
  });
});

describe('a write with a key', () => {
  const phone = { name: 'Casa', code: '+34', phone: '612345678' };
  const body = (name: string) => ({ name, contact_phone: phone, consent: true, relation: 'coach' as const });
  const named = async (name: string) =>
    (await user.get(listPlayers, { query: { filters: { name } } })).totalFilteredRows;

  test('is done once, and answers the same each time', async () => {
    const first = await user.call(createPlayer, { body: body('Berta'), key: 'berta-1' });
    const again = await user.call(createPlayer, { body: body('Berta'), key: 'berta-1' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await named('Berta')).toBe(1);
  });

  test('is done once when ten come at the same time', async () => {
    const calls = Array.from({ length: 10 }, () =>
      user.call(createPlayer, { body: body('Carla'), key: 'carla-1' }),
    );
    const ids = (await Promise.all(calls)).map(({ body: player }) => player._id);
    expect(new Set(ids).size).toBe(1);
    expect(await named('Carla')).toBe(1);
  });

  test('is refused with another body', async () => {
    await user.get(createPlayer, { body: body('Diana'), key: 'diana-1' });
    const { status, failure } = await user.call(createPlayer, { body: body('Elena'), key: 'diana-1' });
    expect([status, failure.code]).toEqual([422, 'request.idempotencyKeyReused']);
  });

  test('belongs to its sender', async () => {
    await user.get(createPlayer, { body: body('Fina'), key: 'fina-1' });
    await admin.get(createPlayer, { body: body('Fina'), key: 'fina-1' });
    expect(await named('Fina')).toBe(2);
  });

  test('that was refused may be tried again', async () => {
    const refused = await user.call(createPlayer, {
      body: { ...body('Gala'), consent: false },
      key: 'gala-1',
    });
    const good = await user.call(createPlayer, { body: { ...body('Gala'), consent: true }, key: 'gala-2' });
    expect([refused.status, good.status]).toEqual([422, 201]);
    expect(await named('Gala')).toBe(1);
  });
});

describe('a write that is refused', () => {
  test("to somebody else's account changes nothing and is written down", async () => {
    const params = { id: admin.id };
    const { status } = await user.call(setPhones, { params, body: { phones: [] } });
    const written = await api.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'setPhones')
      .execute();
    expect(status).toBe(404);
    expect(written).toMatchObject([
      { actor_id: user.id, entity_id: admin.id, refused: true, reason: 'thing.notFound' },
    ]);
  });
});
