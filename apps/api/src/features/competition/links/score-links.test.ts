import { randomUUID } from 'node:crypto';
import * as contract from '@topspin/contract';
import type { Match } from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { usualLimits } from '#http/limits/limits.ts';
import { startAnother, type Caller } from '#testing/client.ts';
import { everyRoute } from '#testing/every-route.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';
import { logOf, point, points, send, setWon, toss, undo } from '#testing/given-log.ts';
import { statementsOf } from '#testing/statements.ts';
import { deviceKeyHash } from './tokens.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const stranger = givenPlayerAccount(api, 'Nadie');

let openId: string;
let matches: Match[];
let first: string;
let second: string;

const nowhere = '01890000-0000-7000-8000-000000000000';
const setTable = (id: string, table: number | null) =>
  api.db.updateTable('matches').set({ table_number: table }).where('id', '=', id).execute();

async function linkTo(place: { readonly tables?: number[]; readonly matches?: string[] }) {
  const { collection } = await organiser.get(contract.createScoreLinks, {
    params: { id: openId },
    body: place,
  });
  const [link] = collection;
  if (!link) throw new Error('no link');
  return link;
}

const open = (link: string, more: { key?: string; name?: string | null } = {}) =>
  api.call(contract.accessByScoreLink, { body: { link, key: randomUUID(), ...more } });

/** A phone without an account that opened a link. */
async function phoneAt(place: Parameters<typeof linkTo>[0]): Promise<Caller> {
  const { body } = await open((await linkTo(place)).token);
  return api.as(body.token);
}

const codeOf = async (sent: ReturnType<typeof send>) => {
  const answer = await sent;
  return answer.status < 300 ? 'in' : answer.failure.code;
};

const cancel = async () => {
  const { version } = await organiser.get(contract.getOpen, { params: { id: openId } });
  const body = { to: 'canceled', reason: 'Goteras' } as const;
  await organiser.get(contract.transitionOpen, { params: { id: openId }, version, body });
};

beforeEach(async () => {
  const { open: inPlay } = await givenOpenInPlay(organiser, 4);
  openId = inPlay._id;
  const phase = await givenPhase(organiser, openId, { number: 1, type: 'knockout', best_of: 3 });
  matches = (await organiser.get(contract.getGroup, { params: { id: phase.groups[0]?._id ?? '' } })).matches;
  const ready = matches.filter(({ state }) => state === 'enrolled');
  first = ready[0]?._id ?? '';
  second = ready[1]?._id ?? '';
  await setTable(first, 3);
  await setTable(second, 4);
});

test('links are listed as their sheets are handed out: by table, then as the draw numbers the matches', async () => {
  const waiting = matches.filter(({ state }) => state === 'waiting').map(({ _id }) => _id);
  for (const id of [...waiting.toReversed(), second, first]) await linkTo({ matches: [id] });
  for (const table of [12, 2]) await linkTo({ tables: [table] });
  await setTable(first, 9);
  const { collection } = await organiser.get(contract.listScoreLinks, { params: { id: openId } });
  expect(collection.map(({ table, match }) => table ?? match?._id)).toEqual([
    2,
    12,
    second,
    first,
    ...waiting,
  ]);
});

describe('the link of a match', () => {
  test('scores it from the toss to the end', async () => {
    const phone = await phoneAt({ matches: [first] });
    const log = logOf([toss, ...setWon('a'), ...setWon('a')]);
    expect((await send(phone, first, log)).body).toEqual({ seq: log.length });
    const page = await phone.get(contract.getMatch, { params: { id: first } });
    expect([page.state, page.winner, page.may.score, page.may.correct]).toEqual([
      'finished',
      'a',
      true,
      false,
    ]);
    const taken = await send(phone, first, logOf([undo], log.length));
    expect(taken.status).toBe(200);
  });

  test('is the same for everybody who asks for it, until it is revoked', async () => {
    const link = await linkTo({ matches: [first] });
    expect((await linkTo({ matches: [first] })).token).toBe(link.token);
    await organiser.get(contract.revokeScoreLink, { params: { id: openId, link_id: link._id } });
    expect((await linkTo({ matches: [first] })).token).not.toBe(link.token);
  });
});

describe('the link of a table', () => {
  test('scores what is played there, and follows a match that moves', async () => {
    const phone = await phoneAt({ tables: [3] });
    expect(await codeOf(send(phone, first, logOf([toss])))).toBe('in');
    expect(await codeOf(send(phone, second, logOf([toss])))).toBe('auth.forbidden');
    await setTable(first, 5);
    await setTable(second, 3);
    expect(await codeOf(send(phone, first, logOf([point('a')], 1)))).toBe('auth.forbidden');
    expect(await codeOf(send(phone, second, logOf([toss])))).toBe('in');
  });

  test('says what is played there now, and what is next', async () => {
    const phone = await phoneAt({ tables: [3] });
    const shown = async () => {
      const { table, matches: there } = await phone.get(contract.getScorePlace);
      return { table, there: there.map(({ _id, state }) => [_id, state]) };
    };
    expect(await shown()).toEqual({ table: 3, there: [[first, 'enrolled']] });
    await setTable(second, 3);
    await send(phone, second, logOf([toss]));
    expect((await shown()).there).toEqual([
      [second, 'inPlay'],
      [first, 'enrolled'],
    ]);
    await setTable(first, 7);
    await setTable(second, 7);
    expect(await shown()).toEqual({ table: 3, there: [] });
  });

  test('offers the match that was called there alone', async () => {
    const phone = await phoneAt({ tables: [3] });
    const shown = async () => (await phone.get(contract.getScorePlace)).matches.map(({ _id }) => _id);
    expect(await shown()).toEqual([first]);
    const { _id: id } = await organiser.get(contract.getOpenDay, { params: { id: openId } });
    await organiser.get(contract.callMatch, { params: { id }, body: { match_id: second, table: 3 } });
    expect(await shown()).toEqual([second]);
  });

  test('ends before a log is longer than any match; the organisers go on, and readers get it in pages', async () => {
    const phone = await phoneAt({ tables: [3] });
    const log = logOf([toss, ...Array.from({ length: 750 }, () => [point('a'), undo]).flat()]);
    for (const from of [0, 500, 1000]) await send(phone, first, log.slice(from, Math.min(from + 500, 1500)));
    expect(await codeOf(send(phone, first, log.slice(1500)))).toBe('match.logTooLong');
    expect(await codeOf(send(organiser, first, log.slice(1500)))).toBe('in');
    const params = { id: openId, match_id: first };
    const pageOf = async (after: number) => {
      const shown = await api.get(contract.listPublicEvents, { params, query: { after } });
      const own = await organiser.get(contract.listEvents, { params: { id: first }, query: { after } });
      expect([own.seq, shown.seq]).toEqual([1501, 1501]);
      expect(own.events.map(({ id }) => id)).toEqual(shown.events.map(({ id }) => id));
      return shown.events.length;
    };
    expect(await Promise.all([0, 500, 1450].map(pageOf))).toEqual([500, 500, 51]);
  });

  test('opens the match where the results are not public', async () => {
    await api.db.updateTable('opens').set({ public_results: false }).where('id', '=', openId).execute();
    const phone = await phoneAt({ tables: [3] });
    const read = (caller: Caller, id: string) => caller.call(contract.getMatch, { params: { id } });
    expect((await read(phone, first)).status).toBe(200);
    expect((await phone.call(contract.listEvents, { params: { id: first } })).status).toBe(200);
    expect((await read(phone, second)).status).toBe(404);
    expect((await read(api, first)).status).toBe(401);
  });
});

describe('a point by a link', () => {
  test.each([
    ['a point', [point('a')]],
    ['several', [...points('a', 3), ...points('b', 4)]],
    ['the end of a set', setWon('b')],
  ])('is one statement: %s', async (_, events) => {
    const phone = await phoneAt({ tables: [3] });
    await send(phone, first, logOf([toss]));
    expect(await statementsOf(() => send(phone, first, logOf(events, 1)))).toHaveLength(1);
  });

  test('says which device sent it, and no account', async () => {
    const phone = await phoneAt({ tables: [3] });
    await send(phone, first, logOf([toss]));
    await send(phone, first, logOf([point('a')], 1));
    const rows = await api.db
      .selectFrom('match_events')
      .select(['user_id', 'score_session_id'])
      .where('match_id', '=', first)
      .execute();
    const senders = new Set(rows.map(({ score_session_id }) => score_session_id));
    expect(rows.map(({ user_id }) => user_id)).toEqual([null, null]);
    expect([senders.size, senders.has(null)]).toEqual([1, false]);
  });
});

describe('a link lets nobody in', () => {
  const refusals: readonly (readonly [string, contract.ErrorCode, (link: string) => unknown])[] = [
    ['that nobody made', 'scoreLink.unknown', () => 'abc'],
    [
      'that was revoked',
      'scoreLink.revoked',
      () => organiser.get(contract.revokeScoreLinks, { params: { id: openId } }),
    ],
    ['whose open is over', 'scoreLink.openOver', () => cancel()],
    [
      'whose open was deleted',
      'scoreLink.unknown',
      () => api.db.updateTable('opens').set({ deleted_at: new Date() }).where('id', '=', openId).execute(),
    ],
  ];

  test.each(refusals)('%s: %s', async (_, code, change) => {
    const { token } = await linkTo({ tables: [3] });
    const { body } = await open(token);
    const phone = api.as(body.token);
    await send(phone, first, logOf([toss]));
    const other = await change(token);
    const link = typeof other === 'string' ? other : token;
    expect((await open(link)).failure.code).toBe(code);
    // What was open before is closed at once, and on the next point.
    if (typeof other !== 'string')
      expect(await codeOf(send(phone, first, logOf([point('a')], 1)))).toBe('auth.expired');
  });

  test('with a token that somebody made up or altered', async () => {
    const { body } = await open((await linkTo({ tables: [3] })).token);
    const [, session = ''] = body.token.split('.');
    for (const token of ['umpire_', 'umpire_a.b.c', `${body.token}x`, `umpire_${nowhere}.${session}.x`])
      expect(await codeOf(send(api.as(token), first, logOf([toss])))).toBe('auth.expired');
  });

  test('whose session has expired, until the device opens it again', async () => {
    const key = randomUUID();
    const { token } = await linkTo({ tables: [3] });
    const { body } = await open(token, { key });
    const phone = api.as(body.token);
    await api.db
      .updateTable('score_link_sessions')
      .set({ expires_at: new Date(0) })
      .where('device_id', '=', deviceKeyHash(key))
      .execute();
    expect(await codeOf(send(phone, first, logOf([toss])))).toBe('auth.expired');
    expect((await open(token, { key })).body.token).toBe(body.token);
    expect(await codeOf(send(phone, first, logOf([toss])))).toBe('in');
  });
});

describe('another phone with the same code', () => {
  const lease = (by: Caller) =>
    by.get(contract.getMatch, { params: { id: first } }).then((page) => page.lease);
  const take = (by: Caller, device: string) =>
    by.call(contract.takeLease, { params: { id: first }, body: { device } });

  test('neither reads the id of the device that scores nor gets its session or its match with it', async () => {
    const { token } = await linkTo({ tables: [3] });
    const device = randomUUID();
    const [umpire, other] = await Promise.all([open(token, { name: 'Ana' }), open(token)]);
    const [mine, theirs] = [api.as(umpire.body.token), api.as(other.body.token)];
    await take(mine, device);
    expect([(await lease(mine))?.device, (await lease(theirs))?.device]).toEqual([device, null]);
    expect((await open(token, { key: device })).body.token).not.toBe(umpire.body.token);
    expect((await take(theirs, device)).failure.code).toBe('match.heldElsewhere');
    const query = { device };
    const sent = await theirs.call(contract.appendEvents, {
      params: { id: first },
      query,
      body: logOf([toss]),
    });
    expect(sent.failure.code).toBe('match.heldElsewhere');
  });

  const takeOver = (by: Caller, device = randomUUID()) =>
    by.call(contract.takeLease, { params: { id: first }, body: { device, take_over: true } });

  test('uses up nothing of what the others may write', async () => {
    const { token } = await linkTo({ tables: [3] });
    const phones = [(await open(token)).body.token, (await open(token)).body.token];
    const server = await startAnother(api, { limits: { ...usualLimits, umpireWrites: 2, points: 2 } });
    const [mine, theirs] = phones.map((phone) => server.as(phone));
    if (!mine || !theirs) throw new Error('no phone');
    const params = { id: first };
    const lettingGo = async (by: Caller) =>
      (await by.call(contract.releaseLease, { params, query: { device: randomUUID() } })).status;
    const released: number[] = [];
    for (const by of [theirs, theirs, theirs, mine]) released.push(await lettingGo(by));
    const sent: number[] = [];
    for (const by of [theirs, theirs, theirs, mine]) sent.push((await send(by, first, logOf([toss]))).status);
    await server.close();
    expect(released).toEqual([204, 204, 429, 204]);
    expect([sent[2], sent[3]]).toEqual([429, 409]);
  });

  test('takes a match over once in five seconds; the one that scored last takes it back at once', async () => {
    const { token } = await linkTo({ tables: [3] });
    const [mine, theirs] = [api.as((await open(token)).body.token), api.as((await open(token)).body.token)];
    await send(mine, first, logOf([toss]));
    const statuses: number[] = [];
    for (const by of [mine, theirs, mine]) statuses.push((await takeOver(by)).status);
    expect(statuses).toEqual([200, 429, 200]);
    await api.db
      .updateTable('match_leases')
      .set({ acquired_at: new Date(Date.now() - 6000) })
      .where('match_id', '=', first)
      .execute();
    statuses.length = 0;
    for (const by of [theirs, mine]) statuses.push((await takeOver(by)).status);
    expect(statuses).toEqual([200, 200]);
  });

  /** Two hundred devices that opened a link and each scored once, an hour ago or for the first time now. */
  async function givenDevices(linkId: string, at: Date): Promise<void> {
    const row = {
      score_link_id: linkId,
      created_at: at,
      expires_at: new Date(at.getTime() + 12 * 3_600_000),
    };
    const many = Array.from({ length: 200 }, () => ({ ...row, id: randomUUID(), device_id: randomUUID() }));
    await api.db.insertInto('score_link_sessions').values(many).execute();
  }
  const anHourAgo = () => new Date(Date.now() - 3_600_000);

  test('never locks a link that many opened: the one not heard of for longest makes room, and may come back', async () => {
    const link = await linkTo({ tables: [3] });
    const [waiting, scoring] = [randomUUID(), randomUUID()];
    const [before, umpire] = [
      await open(link.token, { key: waiting, name: 'Ana' }),
      await open(link.token, { key: scoring }),
    ];
    await api.db
      .updateTable('score_link_sessions')
      .set({ created_at: new Date(0), expires_at: new Date(Date.now() + 3_600_000) })
      .where('score_link_id', '=', link._id)
      .execute();
    await send(api.as(umpire.body.token), first, logOf([toss]));
    await givenDevices(link._id, anHourAgo());
    expect((await open(link.token)).status).toBe(200);
    const read = async () => (await api.as(before.body.token).call(contract.getScorePlace)).status;
    await expect.poll(read).toBe(401);
    expect((await open(link.token, { key: waiting })).body).toMatchObject({
      token: before.body.token,
      name: 'Ana',
    });
    await expect.poll(read).toBe(200);
    expect(await codeOf(send(api.as(umpire.body.token), first, logOf([point('a')], 1)))).toBe('in');
  });

  test('is one of thirty that open a link for the first time in a minute; those known come back', async () => {
    const link = await linkTo({ tables: [3] });
    const known = randomUUID();
    await open(link.token, { key: known });
    const statuses = await Promise.all(
      Array.from({ length: 31 }, async () => (await open(link.token)).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await open(link.token, { key: known })).status).toBe(200);
    expect((await open((await linkTo({ tables: [4] })).token)).status).toBe(200);
  });
});

describe('an umpire by link', () => {
  const their = [
    'installation',
    'accessByScoreLink',
    'getMatch',
    'listEvents',
    'appendEvents',
    'getScorePlace',
    'takeLease',
    'follow',
    'releaseLease',
    'listMatchesBefore',
    'reportConflict',
    'listConflicts',
    // Anybody with the code of an invitation may read it.
    'showInvitation',
  ];
  // Public routes answer everybody alike, whatever the token.
  const others = everyRoute.filter(
    (route) => !their.includes(route.name) && route.tag !== 'health' && !route.public,
  );

  test('is refused by every other route', async () => {
    const phone = await phoneAt({ tables: [3] });
    const refused: unknown[] = [];
    for (const route of others) {
      const params = Object.fromEntries(
        [...route.path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => [
          name,
          name === 'id' ? openId : name === 'size' ? 'image' : nowhere,
        ]),
      );
      const { status, failure } = await phone.call(route, { params });
      if (status !== 403 || failure.code !== 'auth.forbidden') refused.push([route.name, status]);
    }
    expect(refused).toEqual([]);
  });

  test('gives a name if they like, and takes it back', async () => {
    const key = randomUUID();
    const { token } = await linkTo({ tables: [3] });
    const names = [
      await open(token, { key }),
      await open(token, { key, name: 'Ana' }),
      await open(token, { key }),
      await open(token, { key, name: null }),
    ].map(({ body }) => body.name);
    expect(names).toEqual([null, 'Ana', 'Ana', null]);
  });

  test('is listed for the organisers, with the last match scored', async () => {
    const { token } = await linkTo({ tables: [3] });
    const { body } = await open(token, { name: 'Ana' });
    await send(api.as(body.token), first, logOf([toss]));
    const { collection } = await organiser.get(contract.listScoreLinks, { params: { id: openId } });
    expect(collection).toMatchObject([
      { table: 3, match: null, token, devices: [{ name: 'Ana', last_match_id: first }] },
    ]);
  });

  test('is in the audit log by link and table, without the name', async () => {
    const { token } = await linkTo({ tables: [3] });
    const { body } = await open(token, { name: 'Ana Secreta' });
    await send(api.as(body.token), first, logOf([toss]));
    const entries = await api.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('entity_id', 'in', [openId, first])
      .where('action', 'in', ['createScoreLinks', 'accessByScoreLink', 'scoreByLink'])
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'createScoreLinks',
      'accessByScoreLink',
      'scoreByLink',
    ]);
    expect(entries[2]?.after).toMatchObject({ table: 3 });
    expect(JSON.stringify(entries)).not.toContain('Secreta');
  });
});

describe('links are the organisers’', () => {
  test.each([
    ['list', contract.listScoreLinks, {}],
    ['create', contract.createScoreLinks, { body: { tables: [1] } }],
    ['revoke all', contract.revokeScoreLinks, {}],
  ] as const)('%s', async (_, route, input) => {
    const { failure } = await stranger.call(route, { params: { id: openId }, ...input });
    expect(failure.code).toBe('auth.forbidden');
  });

  test('of matches of their open alone', async () => {
    const body = { matches: [nowhere] };
    const { failure } = await organiser.call(contract.createScoreLinks, { params: { id: openId }, body });
    expect(failure.code).toBe('thing.notFound');
  });

  test('not of an open that is over', async () => {
    await cancel();
    const body = { tables: [1] };
    const { failure } = await organiser.call(contract.createScoreLinks, { params: { id: openId }, body });
    expect(failure.code).toBe('open.stateNotAllowed');
  });
});
