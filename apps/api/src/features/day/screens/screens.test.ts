import {
  askScreen,
  callMatch,
  editScreen,
  eraseMe,
  forgetScreen,
  getHall,
  getOpenDay,
  listScreens,
  pairScreen,
  startScreen,
  type DayScreen,
  putResult,
} from '@topspin/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startApi, startAnother, type Caller } from '#testing/client.ts';
import { cleanUp } from '../../../clean-up.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult } from '#testing/given-draw.ts';
import { followLive } from '#testing/live-client.ts';
import { statementsOf } from '#testing/statements.ts';
import { usualLimits } from '#http/limits/limits.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const stranger = givenPlayerAccount(api, 'Olga Otra');
let openId = '';
let dayId = '';

beforeAll(async () => {
  const { open } = await givenOpenInPlay(organiser, 8, { name: 'Open de las pantallas' });
  openId = open._id;
  await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 2 });
  dayId = (await organiser.get(getOpenDay, { params: { id: openId } }))._id;
});

const names = { name: 'Entrada', lang: 'ca' } as const;
const pair = (code: string, by: Caller = organiser, id = dayId) =>
  by.call(pairScreen, { params: { id }, body: { code, ...names } });
const ask = (id: string, secret: string, by: Caller = api) =>
  by.call(askScreen, { params: { id }, body: { secret } });
const hall = () => api.get(getHall, { params: { id: dayId } });

async function givenScreen() {
  const screen = await api.get(startScreen);
  await pair(screen.code);
  return screen;
}

async function screenOf(id: string): Promise<DayScreen | undefined> {
  const { collection } = await organiser.get(listScreens, { params: { id: dayId } });
  return collection.find(({ _id }) => _id === id);
}

/** The code that nobody shows. */
const unknown = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a screen', () => {
  test('shows a code of six figures until an organiser of the day types it, and then the day', async () => {
    const { _id, secret, code } = await api.get(startScreen);
    expect(code).toMatch(/^\d{6}$/u);
    expect((await ask(_id, secret)).body).toMatchObject({ code, shows: null });
    expect((await pair(code)).status).toBe(201);
    expect((await ask(_id, secret)).body).toEqual({
      code: null,
      expires_at: null,
      shows: {
        day_id: dayId,
        ...names,
        layouts: ['playing', 'calls'],
        seconds: 12,
        message: null,
        table: null,
      },
    });
    expect(await screenOf(_id)).toMatchObject({ ...names, version: 2 });
  });

  test('is paired once: its code is over then', async () => {
    const { code } = await givenScreen();
    const { status, failure } = await pair(code);
    expect([status, failure.code]).toEqual([404, 'screen.codeUnknown']);
  });

  test('is not paired by a code that is over, nor shows it any more', async () => {
    const { _id, secret, code } = await api.get(startScreen);
    const later = await startAnother(api, { now: () => new Date(Date.now() + 10 * 60_000) });
    const by = later.as(organiser.login.token);
    const statuses = [
      (await pair(code, by)).failure.code,
      (await ask(_id, secret, later.as(undefined))).status,
    ];
    await later.close();
    expect(statuses).toEqual(['screen.codeUnknown', 404]);
  });

  test('nobody has paired in time is gone when another one starts', async () => {
    const { _id, secret } = await api.get(startScreen);
    await sql`update day_screens set code_expires_at = now() - interval '1 second' where id = ${_id}`.execute(
      api.db,
    );
    await api.get(startScreen);
    const left = await api.db.selectFrom('day_screens').select('id').where('id', '=', _id).execute();
    expect([left, (await ask(_id, secret)).status]).toEqual([[], 404]);
  });

  test('is forgotten once it has not been there for a month, and at night if nobody has paired it in time', async () => {
    const [here, gone] = [await givenScreen(), await givenScreen()];
    const waiting = await api.get(startScreen);
    const seen = (id: string, days: number) =>
      sql`update day_screens set seen_at = now() - ${`${days} days`}::interval where id = ${id}`.execute(
        api.db,
      );
    await seen(here._id, 29);
    await seen(gone._id, 31);
    const among = [here._id, gone._id, waiting._id];
    const left = async () =>
      (await api.db.selectFrom('day_screens').select('id').where('id', 'in', among).execute()).map(
        ({ id }) => id,
      );
    await cleanUp(api.db, new Date());
    expect(new Set(await left())).toEqual(new Set([here._id, waiting._id]));
    await cleanUp(api.db, new Date(Date.now() + 11 * 60_000));
    expect(await left()).toEqual([here._id]);
    expect((await ask(gone._id, gone.secret)).status).toBe(404);
  });

  test('is asked for with its own secret alone, of which the database has the hash', async () => {
    const [one, other] = [await givenScreen(), await givenScreen()];
    expect((await ask(one._id, other.secret)).status).toBe(404);
    const { rows } = await sql<{
      row: string;
    }>`select row_to_json(s)::text as row from day_screens s`.execute(api.db);
    expect(rows.filter(({ row }) => row.includes(one.secret))).toEqual([]);
  });

  test('is paired, listed, changed and forgotten by those who organise an open of its day', async () => {
    const { _id: screen_id, secret } = await givenScreen();
    const params = { id: dayId, screen_id };
    const waiting = await api.get(startScreen);
    expect((await pair(waiting.code, stranger)).status).toBe(404);
    expect((await pair(waiting.code, api)).status).toBe(401);
    expect((await stranger.call(listScreens, { params: { id: dayId } })).status).toBe(404);
    expect((await stranger.call(forgetScreen, { params })).status).toBe(404);
    expect((await stranger.call(editScreen, { params, version: 2, body: { seconds: 30 } })).status).toBe(404);
    const { open } = await givenOpenInPlay(stranger, 2);
    const theirs = await stranger.get(getOpenDay, { params: { id: open._id } });
    expect((await stranger.call(forgetScreen, { params: { ...params, id: theirs._id } })).status).toBe(404);
    expect((await ask(screen_id, secret)).body.shows).toMatchObject({ seconds: 12 });
  });

  test('shows what its organiser chooses, and two who choose at once are told', async () => {
    const { _id: screen_id, secret } = await givenScreen();
    const params = { id: dayId, screen_id };
    const version = (await screenOf(screen_id))?.version ?? 0;
    const body = {
      layouts: ['board' as const, 'message' as const],
      seconds: 30,
      message: 'Cierra la cafetería a las 14:00',
      table: 4,
    };
    expect((await organiser.call(editScreen, { params, version, body })).status).toBe(204);
    expect((await ask(screen_id, secret)).body.shows).toMatchObject(body);
    expect((await organiser.call(editScreen, { params, version, body })).status).toBe(412);
    const again = { params, version: version + 1 };
    expect((await organiser.call(editScreen, { ...again, body: { message: '' } })).status).toBe(204);
    expect((await ask(screen_id, secret)).body.shows?.message).toBeNull();
    for (const refused of [{ layouts: [] }, { layouts: ['cinema'] }, { seconds: 1 }, { name: ' ' }])
      expect((await organiser.call(editScreen, { params, version, body: refused })).status).toBe(422);
  });

  test('hears that it was paired, changed and forgotten, and its organisers too, but not that it was there', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { _id: screen_id, secret, code } = await api.get(startScreen);
    const stream = await followLive(address, [`screen:${screen_id}`, `day:${dayId}`]);
    const heard = (kind: 'screen' | 'day') =>
      stream.messages.filter((message) => message.type === 'changed' && message.topic.startsWith(kind))
        .length;
    const untilBoth = (count: number) =>
      stream.until(() => heard('screen') === count && heard('day') === count);
    await pair(code);
    await untilBoth(1);
    await sql`update day_screens set seen_at = seen_at - interval '2 minutes' where id = ${screen_id}`.execute(
      api.db,
    );
    await ask(screen_id, secret);
    const params = { id: dayId, screen_id };
    await organiser.get(editScreen, { params, version: 2, body: { seconds: 20 } });
    await untilBoth(2);
    await organiser.get(forgetScreen, { params });
    await untilBoth(3);
    stream.cut();
    expect((await ask(screen_id, secret)).status).toBe(404);
  });

  test('goes on with the next day of its open, and stays on the last one', async () => {
    const { open } = await givenOpenInPlay(organiser, 2, { date_end: '2027-03-01T19:00:00Z' });
    const first = await organiser.get(getOpenDay, { params: { id: open._id } });
    const screen = await api.get(startScreen);
    await pair(screen.code, organiser, first._id);
    const shownAt = async (instant: string) => {
      const server = await startAnother(api, { now: () => new Date(instant) });
      const asked = await ask(screen._id, screen.secret, server.as(undefined));
      await server.close();
      return asked.body.shows?.day_id;
    };
    // Until five in the morning it is the evening before.
    expect(await shownAt('2027-03-01T03:59:00Z')).toBe(first._id);
    const shown = await shownAt('2027-03-01T04:01:00Z');
    const query = { date: '2027-03-01' };
    const second = await organiser.get(getOpenDay, { params: { id: open._id }, query });
    expect(second._id).not.toBe(first._id);
    expect(shown).toBe(second._id);
    expect(await shownAt('2027-03-05T10:00:00Z')).toBe(second._id);
  });

  test('loses no words to a stranger who was called so, and the name of whoever played there', async () => {
    const eulalia = await api.registerPlayer('Eulalia Borrosa');
    const { open } = await givenOpenInPlay(organiser, [eulalia.player._id, stranger.player._id]);
    const { _id: id } = await organiser.get(getOpenDay, { params: { id: open._id } });
    const { _id: screen_id, code } = await api.get(startScreen);
    await pair(code, organiser, id);
    const body = { message: 'Final en la Entrada: Eulalia Borrosa' };
    await organiser.get(editScreen, { params: { id, screen_id }, version: 2, body });
    const saboteur = await api.registerUser('Final Entrada');
    await saboteur.get(eraseMe, { body: { password: saboteur.password } });
    const shown = async () => {
      const { collection } = await organiser.get(listScreens, { params: { id } });
      return collection.map(({ name, message }) => [name, message]);
    };
    expect(await shown()).toEqual([['Entrada', body.message]]);
    await eulalia.get(eraseMe, { body: { password: eulalia.password } });
    expect(await shown()).toEqual([['Entrada', 'Final en la Entrada: …']]);
  });

  test('has gone with its day', async () => {
    const { open } = await givenOpenInPlay(organiser, 2);
    const { _id } = await organiser.get(getOpenDay, { params: { id: open._id } });
    const screen = await api.get(startScreen);
    await pair(screen.code, organiser, _id);
    await api.db.deleteFrom('play_days').where('id', '=', _id).execute();
    expect((await ask(screen._id, screen.secret)).status).toBe(404);
  });
});

describe('wrong codes', () => {
  const limits = { ...usualLimits, screenCodes: { perCaller: 3, perNetwork: 5 } };
  const [wrong, tooMany] = ['screen.codeUnknown', 'request.tooMany'];

  /** Accounts with a day of their own, each with what it types there. */
  async function givenDirectors(...trusts: readonly boolean[]) {
    const server = await startApi({ limits });
    onTestFinished(() => server.close());
    await server.registerUser('Ada Admin');
    const directors = [];
    for (const trusted of trusts) {
      const by = await server.registerUser('Directora', { trusted });
      const { open } = await givenOpenInPlay(by, 2);
      const { _id: day } = await by.get(getOpenDay, { params: { id: open._id } });
      const type = async (code: string) => {
        const answer = await pair(code, by, day);
        return answer.status === 201 ? 'paired' : answer.failure.code;
      };
      directors.push({ type, guess: () => type('000000') });
    }
    const shown = async () => (await server.get(startScreen)).code;
    return { directors, shown };
  }

  test('are typed a few times in a minute by an account, and by an address', async () => {
    const { directors } = await givenDirectors(false, false);
    const typed: string[] = [];
    for (const { guess } of directors) for (let n = 0; n < 4; n += 1) typed.push(await guess());
    expect(typed).toEqual([wrong, wrong, wrong, tooMany, wrong, wrong, tooMany, tooMany]);
  });

  test('are counted when they are typed at once, and refuse the right one too', async () => {
    const { directors, shown } = await givenDirectors(false);
    const [one] = directors;
    const typed = await Promise.all(Array.from({ length: 20 }, async () => one?.guess()));
    // Of one account two calls are under way.
    expect(typed.filter((code) => code === wrong).length).toBeLessThanOrEqual(4);
    expect(await one?.type(await shown())).toBe(tooMany);
  });

  test('of free accounts keep no director whom an admin trusts from pairing, nor does what was right', async () => {
    const { directors, shown } = await givenDirectors(false, false, true);
    const [one, two, trusted] = directors;
    for (let n = 0; n < 3; n += 1) await Promise.all([one?.guess(), two?.guess()]);
    expect(await two?.guess()).toBe(tooMany);
    for (let n = 0; n < 5; n += 1) expect(await trusted?.type(await shown())).toBe('paired');
    expect(await trusted?.guess()).toBe(wrong);
  });
});

test('screens are started some times in a minute from an address', async () => {
  const limits = { ...usualLimits, screens: { perCaller: 9, perNetwork: 2 } };
  const server = await startApi({ limits });
  const start = async () => (await server.call(startScreen)).status;
  const statuses = [await start(), await start(), await start()];
  await server.close();
  expect(statuses).toEqual([201, 201, 429]);
});

test('a wrong code is refused whatever else is shown', async () => {
  const { code } = await api.get(startScreen);
  expect((await pair(unknown(code))).status).toBe(404);
  expect((await pair('12345')).status).toBe(422);
  expect((await pair(code)).status).toBe(201);
});

describe('the hall', () => {
  test('shows each table with its match and its call, and the next ones in the order of play', async () => {
    const { queue } = await organiser.get(getOpenDay, { params: { id: openId } });
    const [first] = queue.filter(({ ready }) => ready);
    const match_id = first?.match_id ?? '';
    await organiser.get(callMatch, { params: { id: dayId }, body: { match_id, table: 2 } });
    const { tables, next, opens } = await hall();
    expect(opens).toEqual([
      { _id: openId, name: 'Open de las pantallas', state: 'active', has_groups: true, has_brackets: false },
    ]);
    const table = tables.find(({ number }) => number === 2);
    expect(table).toMatchObject({ is_taken: true, match: { _id: match_id, table: 2 }, call: { number: 1 } });
    expect(next).toHaveLength(8);
    const order = (await organiser.get(getOpenDay, { params: { id: openId } })).queue;
    expect(next.map(({ _id }) => _id)).toEqual(order.slice(0, 8).map((row) => row.match_id));
    await givenResult(organiser, match_id);
    const after = (await hall()).tables.find(({ number }) => number === 2);
    expect(after).toMatchObject({ is_taken: false, match: null, last: { _id: match_id, state: 'finished' } });
  });

  test('a walkover is told from a match that was played, to the organisers as well', async () => {
    const { queue } = await organiser.get(getOpenDay, { params: { id: openId } });
    const match_id = queue.find(({ ready }) => ready)?.match_id ?? '';
    await organiser.get(callMatch, { params: { id: dayId }, body: { match_id, table: 1 } });
    await organiser.get(putResult, {
      params: { id: match_id },
      body: { outcome: 'walkover', sets: [], winner: 'b' },
    });
    const { last } = (await hall()).tables.find(({ number }) => number === 1) ?? {};
    expect(last).toMatchObject({ _id: match_id, winner: 'b', outcome: 'walkover' });
    const { matches } = await organiser.get(getOpenDay, { params: { id: openId } });
    expect(matches.find(({ _id }) => _id === match_id)).toMatchObject({ outcome: 'walkover' });
    expect(matches.map(({ outcome }) => outcome)).toContain(null);
  });

  test.each([['public_results', false] as const, ['functional_diversity', true] as const])(
    'names nobody of an open whose %s is %s, only that its tables are taken',
    async (column, value) => {
      const { open } = await givenOpenInPlay(organiser, 4);
      await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
      await api.db
        .updateTable('opens')
        .set({ [column]: value })
        .where('id', '=', open._id)
        .execute();
      const { _id: id, queue, matches } = await organiser.get(getOpenDay, { params: { id: open._id } });
      const match_id = queue.find(({ ready }) => ready)?.match_id ?? '';
      await organiser.get(callMatch, { params: { id }, body: { match_id, table: 1 } });
      const answer = await api.get(getHall, { params: { id } });
      expect(answer.tables.find(({ number }) => number === 1)).toMatchObject({ is_taken: true, match: null });
      expect([answer.opens, answer.next]).toEqual([[], []]);
      const said = JSON.stringify(answer);
      for (const { a, b } of matches)
        for (const person of [a, b]) expect(said).not.toContain(person?.name ?? '?');
    },
  );

  test('is read once for all who look, whoever asks how often, and again after a change', async () => {
    await hall();
    const again = await statementsOf(() => Promise.all(Array.from({ length: 20 }, hall)));
    expect(again.filter((text) => text.includes("'volunteers'"))).toHaveLength(0);
    const { queue } = await organiser.get(getOpenDay, { params: { id: openId } });
    const match_id = queue.find(({ ready }) => ready)?.match_id ?? '';
    await organiser.get(callMatch, { params: { id: dayId }, body: { match_id, table: 1 } });
    expect((await hall()).tables.find(({ number }) => number === 1)?.match?._id).toBe(match_id);
    await api.db.updateTable('opens').set({ public_results: false }).where('id', '=', openId).execute();
    const { opens, next } = await hall();
    await api.db.updateTable('opens').set({ public_results: true }).where('id', '=', openId).execute();
    expect([opens, next]).toEqual([[], []]);
  });

  test('of a day that is not there is not found', async () => {
    const params = { id: '01890000-0000-7000-8000-000000000000' };
    expect((await api.call(getHall, { params })).status).toBe(404);
  });
});
