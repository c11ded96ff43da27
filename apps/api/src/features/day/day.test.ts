import {
  callAgain,
  callMatch,
  editDayTable,
  getGroup,
  getOpenDay,
  moveCall,
  notePresence,
  putDaySettings,
  putResult,
  restoreCall,
  returnToQueue,
  takeResultBack,
  type BodyInputOf,
  type Day,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult } from '#testing/given-draw.ts';
import { logOf, points, send, toss, undo } from '#testing/given-log.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const other = givenUser(api, 'Olga Otra');
let openId = '';

beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 8);
  openId = open._id;
  await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 2 });
});

const usual = {
  rest_minutes: 5,
  long_rest_minutes: 10,
  second_call_minutes: 3,
  third_call_minutes: 5,
  umpire_rules: ['none' as const],
  rounds_together: false,
  automatic: true,
};

/** The start of the minute of an instant, in milliseconds. */
const minuteOf = (instant = ''): number => Math.floor(Date.parse(instant) / 60_000) * 60_000;

const day = (by: Caller = organiser): Promise<Day> => by.get(getOpenDay, { params: { id: openId } });
const call = async (match_id: string, table: number, by: Caller = organiser) =>
  by.call(callMatch, { params: { id: (await day())._id }, body: { match_id, table } });

/** The first match that can be called, and one that shares a player with it. */
async function pair() {
  const { queue, matches } = await day();
  const of = (id: string) => matches.find(({ _id }) => _id === id);
  const [first] = queue.filter(({ ready }) => ready);
  const match = of(first?.match_id ?? '');
  const shares = matches.find(
    ({ _id, a, b }) => _id !== match?._id && [a?._id, b?._id].includes(match?.a?._id),
  );
  const apart = matches.find(
    ({ a, b }) =>
      ![match?.a?._id, match?.b?._id].includes(a?._id) && ![match?.a?._id, match?.b?._id].includes(b?._id),
  );
  return { match: match?._id ?? '', shares: shares?._id ?? '', apart: apart?._id ?? '', a: match?.a };
}

const tableOf = async (number: number) => (await day()).tables.find((table) => table.number === number);
async function change(number: number, body: BodyInputOf<typeof editDayTable>): Promise<void> {
  const [{ _id: id }, table] = [await day(), await tableOf(number)];
  const params = { id, table_id: table?._id ?? '' };
  await organiser.get(editDayTable, { params, version: table?.version ?? 0, body });
}
const rowOf = async (match: string) => (await day()).queue.find((row) => row.match_id === match);
const openOccupancies = (match: string) =>
  api.db
    .selectFrom('occupancies')
    .select(['person', 'role'])
    .where('match_id', '=', match)
    .where('until_at', 'is', null)
    .execute();

describe('a day', () => {
  test('begins with the tables in use and all matches in the queue, and three first readers get the same day', async () => {
    const days = await Promise.all([day(), day(), day()]);
    expect(new Set(days.map(({ _id }) => _id)).size).toBe(1);
    const [one] = days;
    expect(one).toMatchObject({
      date: '2027-02-28',
      venue: null,
      automatic: false,
      calls: [],
      conflicts: [],
    });
    expect(one?.queue).toHaveLength(12);
    expect(one?.tables.every(({ match_id, state }) => match_id === null && state === 'open')).toBe(true);
  });

  test('is for those who organise an open of it', async () => {
    expect((await other.call(getOpenDay, { params: { id: openId } })).status).toBe(403);
    const { match } = await pair();
    expect((await call(match, 1, other)).status).toBe(404);
  });
});

describe('a call', () => {
  test('takes table, players and umpire, and lets them go with the result', async () => {
    const { match, shares, a } = await pair();
    expect((await call(match, 1)).status).toBe(201);
    expect(await tableOf(1)).toMatchObject({ match_id: match });
    expect(await rowOf(match)).toBeUndefined();
    expect(await rowOf(shares)).toMatchObject({
      ready: false,
      waits: expect.arrayContaining([
        expect.objectContaining({ code: 'playing', person: a?.name, table: 1, match_id: match }),
      ]),
    });
    await givenResult(organiser, match);
    expect(await tableOf(1)).toMatchObject({ match_id: null, ended_match_id: match });
    expect(await openOccupancies(match)).toEqual([]);
    expect((await day()).calls).toEqual([]);
  });

  test('is told on the page of its group until it is taken back', async () => {
    const { match } = await pair();
    const { matches, _id: id } = await day();
    const group = matches.find(({ _id }) => _id === match)?.group._id ?? '';
    const calledIn = async () =>
      (await organiser.get(getGroup, { params: { id: group } })).matches
        .filter(({ called_at: at }) => at !== null)
        .map(({ _id }) => _id);
    expect(await calledIn()).toEqual([]);
    await call(match, 1);
    expect(await calledIn()).toEqual([match]);
    const [made] = (await day()).calls;
    await organiser.get(returnToQueue, { params: { id, call_id: made?._id ?? '' } });
    expect(await calledIn()).toEqual([]);
  });

  test('takes the resting player as its umpire where the open says so, and nobody otherwise', async () => {
    const { match, apart } = await pair();
    await call(match, 1);
    expect((await openOccupancies(match)).map(({ role }) => role)).toEqual(['player', 'player']);
    await organiser.get(putDaySettings, {
      params: { id: openId },
      body: { ...usual, umpire_rules: ['resting', 'none'] },
    });
    const { matches } = await day();
    const before = await api.db
      .selectFrom('matches')
      .select('umpire_id')
      .where('id', '=', apart)
      .executeTakeFirst();
    expect(before?.umpire_id).not.toBeNull();
    await call(apart, 2);
    const umpire = (await openOccupancies(apart)).find(({ role }) => role === 'umpire');
    const busy = matches.some(
      ({ _id, a, b }) => _id === match && [a?._id, b?._id].includes(before?.umpire_id ?? ''),
    );
    expect(umpire?.person).toBe(busy ? undefined : before?.umpire_id);
  });

  test('is refused with who took what', async () => {
    const { match, shares, apart, a } = await pair();
    await call(match, 1);
    expect(await call(shares, 2)).toMatchObject({
      status: 409,
      body: { code: 'day.personBusy', message: expect.stringContaining(a?.name ?? '?') },
    });
    expect(await call(apart, 1)).toMatchObject({ status: 409, body: { code: 'day.tableTaken' } });
    expect(await call(match, 2)).toMatchObject({ status: 409, body: { code: 'day.alreadyCalled' } });
    expect(await openOccupancies(shares)).toEqual([]);
    expect(await tableOf(2)).toMatchObject({ match_id: null });
  });

  test('of two that want the same person at once, one is let through', async () => {
    const { match, shares } = await pair();
    const answers = await Promise.all([call(match, 1), call(shares, 2), call(match, 3)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  test('goes back to the queue, with the table that the match had before', async () => {
    const { match } = await pair();
    const before = (await day()).matches.find(({ _id }) => _id === match)?.table;
    await call(match, 2);
    const { _id, calls } = await day();
    const params = { id: _id, call_id: calls[0]?._id ?? '' };
    expect(await organiser.call(returnToQueue, { params })).toMatchObject({
      status: 200,
      body: { absent: [] },
    });
    expect((await organiser.call(returnToQueue, { params })).status).toBe(409);
    expect((await day()).matches.find(({ _id: id }) => id === match)?.table).toBe(before);
    expect(await rowOf(match)).toMatchObject({ ready: true });
    expect(await openOccupancies(match)).toEqual([]);
  });

  test('that went back to the queue is taken back as it was, however often it is asked for', async () => {
    const { match } = await pair();
    const table = (await day()).matches.find(({ _id }) => _id === match)?.table;
    await call(match, 2);
    const made = await day();
    const params = { id: made._id, call_id: made.calls[0]?._id ?? '' };
    await organiser.get(notePresence, { params, body: { side: 'a', present: true } });
    await organiser.get(callAgain, { params, body: { number: 2 } });
    const { calls } = await day();
    await organiser.get(returnToQueue, { params });
    expect((await other.call(restoreCall, { params })).status).toBe(404);
    const restore = () => organiser.call(restoreCall, { params });
    expect((await Promise.all([restore(), restore()])).map(({ status }) => status)).toEqual([204, 204]);
    expect((await restore()).status).toBe(204);
    const after = await day();
    expect(after.calls).toEqual(calls);
    expect(after.tables[1]).toMatchObject({ match_id: match });
    expect(await rowOf(match)).toBeUndefined();
    expect(await openOccupancies(match)).toHaveLength(2);
    await organiser.get(returnToQueue, { params });
    expect(await rowOf(match)).toMatchObject({ ready: true });
    expect((await day()).matches.find(({ _id }) => _id === match)?.table).toBe(table);
  });

  test('is not taken back once its table or a player has another match, or it is played', async () => {
    const { match, shares, apart } = await pair();
    await call(match, 2);
    const { _id, calls } = await day();
    const params = { id: _id, call_id: calls[0]?._id ?? '' };
    const restore = () => organiser.call(restoreCall, { params });
    await organiser.get(returnToQueue, { params });
    await call(apart, 2);
    expect(await restore()).toMatchObject({ status: 409, body: { code: 'day.tableTaken' } });
    const [other] = (await day()).calls;
    await organiser.get(returnToQueue, { params: { id: _id, call_id: other?._id ?? '' } });
    await call(shares, 3);
    expect(await restore()).toMatchObject({ status: 409, body: { code: 'day.personBusy' } });
    expect((await day()).calls).toHaveLength(1);
    await organiser.get(returnToQueue, { params: { id: _id, call_id: (await day()).calls[0]?._id ?? '' } });
    const table = await tableOf(2);
    await organiser.get(editDayTable, {
      params: { id: _id, table_id: table?._id ?? '' },
      version: table?.version ?? 0,
      body: { state: 'outOfUse' },
    });
    expect(await restore()).toMatchObject({ status: 409, body: { code: 'day.tableClosed' } });
    await call(match, 1);
    expect(await restore()).toMatchObject({ status: 409 });
    await givenResult(organiser, match);
    expect(await restore()).toMatchObject({ status: 409, body: { code: 'match.alreadyFinished' } });
  });

  test('that ended with a walkover goes on once the walkover is taken back, unless the table was taken', async () => {
    const { match, apart } = await pair();
    const table = (await day()).matches.find(({ _id }) => _id === match)?.table;
    await call(match, 2);
    const { _id, calls } = await day();
    const params = { id: _id, call_id: calls[0]?._id ?? '' };
    const giveAndTakeBack = async () => {
      const body = { outcome: 'walkover' as const, sets: [], winner: 'a' as const };
      const { version } = await organiser.get(putResult, { params: { id: match }, body });
      expect(await organiser.call(restoreCall, { params })).toMatchObject({
        body: { code: 'match.alreadyFinished' },
      });
      await organiser.get(takeResultBack, { params: { id: match }, version });
    };
    await giveAndTakeBack();
    expect(await rowOf(match)).toMatchObject({ ready: true });
    expect((await organiser.call(restoreCall, { params })).status).toBe(204);
    expect((await day()).calls).toEqual(calls);
    expect(await openOccupancies(match)).toHaveLength(2);
    await giveAndTakeBack();
    await call(apart, 2);
    expect(await organiser.call(restoreCall, { params })).toMatchObject({ body: { code: 'day.tableTaken' } });
    await organiser.get(returnToQueue, {
      params: { id: _id, call_id: (await day()).calls[0]?._id ?? '' },
    });
    expect((await organiser.call(restoreCall, { params })).status).toBe(204);
    await organiser.get(returnToQueue, { params });
    expect((await day()).matches.find((one) => one._id === match)?.table).toBe(table);
  });

  test('moves to another table with its umpire, its calls and who has come, unless that is taken or closed', async () => {
    const { match, apart } = await pair();
    const planned = (await day()).matches.find(({ _id }) => _id === match)?.table;
    await call(match, 2);
    const { _id, calls } = await day();
    const params = { id: _id, call_id: calls[0]?._id ?? '' };
    await organiser.get(callAgain, { params, body: { number: 2 } });
    await organiser.get(notePresence, { params, body: { side: 'a', present: true } });
    const before = (await day()).calls[0];
    const move = (table: number, by = organiser) => by.call(moveCall, { params, body: { table } });
    expect((await move(3, other)).status).toBe(404);
    await change(2, { state: 'outOfUse' });
    expect((await move(3)).status).toBe(204);
    expect((await move(3)).status).toBe(204);
    expect((await day()).calls).toEqual([{ ...before, table: 3 }]);
    expect([await tableOf(2), await tableOf(3)]).toMatchObject([{ match_id: null }, { match_id: match }]);
    expect(await openOccupancies(match)).toHaveLength(2);
    expect(await move(2)).toMatchObject({ status: 409, body: { code: 'day.tableClosed' } });
    await call(apart, 1);
    expect(await move(1)).toMatchObject({ status: 409, body: { code: 'day.tableTaken' } });
    await organiser.get(returnToQueue, { params });
    expect((await day()).matches.find((one) => one._id === match)?.table).toBe(planned);
    expect(await move(3)).toMatchObject({ status: 409, body: { code: 'day.callEnded' } });
  });

  test('of two that move to one table at once, or one that is called there, one is let through', async () => {
    const { match, apart } = await pair();
    await call(match, 1);
    const { _id, calls } = await day();
    const params = { id: _id, call_id: calls[0]?._id ?? '' };
    const answers = await Promise.all([
      organiser.call(moveCall, { params, body: { table: 3 } }),
      call(apart, 3),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  });

  test('moves to another table while it is played, with its score', async () => {
    const { match, apart } = await pair();
    await call(match, 1);
    const { _id, calls } = await day();
    const params = { id: _id, call_id: calls[0]?._id ?? '' };
    await send(organiser, match, logOf([toss, ...points('a', 3)]));
    const move = (table: number) => organiser.call(moveCall, { params, body: { table } });
    expect((await move(3)).status).toBe(204);
    expect([await tableOf(1), await tableOf(3)]).toMatchObject([{ match_id: null }, { match_id: match }]);
    const there = (await day()).matches.find((one) => one._id === match);
    expect(there).toMatchObject({ state: 'inPlay', table: 3, sets: [{ a: 3, b: 0 }] });
    expect(await openOccupancies(match)).toHaveLength(2);
    const entry = await api.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'moveCall')
      .where('entity_id', '=', match)
      .executeTakeFirst();
    expect(entry).toEqual({ before: { table: 1 }, after: { table: 3 } });
    await call(apart, 1);
    expect(await move(1)).toMatchObject({ status: 409, body: { code: 'day.tableTaken' } });
  });

  test('is made a second and a third time, each once', async () => {
    const { match } = await pair();
    await call(match, 1);
    const { _id, calls } = await day();
    const params = { id: _id, call_id: calls[0]?._id ?? '' };
    const again = (number: 2 | 3) => organiser.call(callAgain, { params, body: { number } });
    expect((await again(3)).status).toBe(409);
    expect([(await again(2)).status, (await again(2)).status, (await again(3)).status]).toEqual([
      204, 204, 204,
    ]);
    expect((await day()).calls[0]).toMatchObject({ next_at: null, times: [{}, {}, {}] });
  });

  test('has its third call as long after a late second one as the open says', async () => {
    const { match } = await pair();
    await call(match, 1);
    const [made] = (await day()).calls;
    const minute = 60_000;
    await api.db
      .updateTable('calls')
      .set({ first_at: new Date(Date.now() - 9 * minute) })
      .where('id', '=', made?._id ?? '')
      .execute();
    const params = { id: (await day())._id, call_id: made?._id ?? '' };
    await organiser.get(callAgain, { params, body: { number: 2 } });
    const [late] = (await day()).calls;
    expect(Date.parse(late?.next_at ?? '')).toBe(minuteOf(late?.times[1]?.at) + 2 * minute);
  });

  test('waits for each side, and once the third was in vain the walkover is proposed, not made', async () => {
    const { match } = await pair();
    await call(match, 1);
    const { _id, calls } = await day();
    const params = { id: _id, call_id: calls[0]?._id ?? '' };
    const note = (side: 'a' | 'b', present: boolean, by: Caller = organiser) =>
      by.call(notePresence, { params, body: { side, present } });
    expect((await note('a', true)).status).toBe(204);
    const since = (await day()).calls[0]?.present.a;
    expect((await note('a', true)).status).toBe(204);
    expect((await day()).calls[0]?.present).toEqual({ a: since, b: null });
    expect((await note('a', false)).status).toBe(204);
    expect((await day()).calls[0]).toMatchObject({ present: { a: null, b: null }, walkover_at: null });
    expect((await note('b', true, other)).status).toBe(404);

    for (const number of [2, 3] as const) await organiser.get(callAgain, { params, body: { number } });
    const [called] = (await day()).calls;
    expect(Date.parse(called?.walkover_at ?? '')).toBe(minuteOf(called?.times[0]?.at) + 7 * 60_000);
    await send(organiser, match, logOf([toss]));
    expect((await day()).calls[0]).toMatchObject({ next_at: null, walkover_at: null });
    await givenResult(organiser, match);
    expect((await note('a', true)).status).toBe(409);
  });

  test('of two organisers who call again or send back at once, one is let through', async () => {
    const { match } = await pair();
    await call(match, 1);
    const { _id, calls } = await day();
    const params = { id: _id, call_id: calls[0]?._id ?? '' };
    const again = () => organiser.call(callAgain, { params, body: { number: 2 } });
    const back = () => organiser.call(returnToQueue, { params });
    await Promise.all([again(), again(), again()]);
    expect((await day()).calls[0]?.times).toHaveLength(2);
    const answers = await Promise.all([back(), back(), again()]);
    expect(answers.slice(0, 2).filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.slice(0, 2).filter(({ status }) => status === 409)).toHaveLength(1);
    expect((await day()).calls).toEqual([]);
    expect(await openOccupancies(match)).toEqual([]);
  });

  test('needs a table that is not out of use; a locked one only refuses the day', async () => {
    const { match } = await pair();
    const table = await tableOf(2);
    const params = { id: (await day())._id, table_id: table?._id ?? '' };
    await organiser.get(editDayTable, {
      params,
      version: table?.version ?? 0,
      body: { state: 'outOfUse', word: 'red rota' },
    });
    expect(await call(match, 2)).toMatchObject({ status: 409, body: { code: 'day.tableClosed' } });
    await organiser.get(editDayTable, {
      params,
      version: (await tableOf(2))?.version ?? 0,
      body: { state: 'locked' },
    });
    expect(await tableOf(2)).toMatchObject({ state: 'locked', word: 'red rota' });
    expect((await call(match, 2)).status).toBe(201);
  });
});

describe('points are never refused', () => {
  test('a match that was only called goes back to the queue when its player begins elsewhere', async () => {
    const { match, shares } = await pair();
    await call(match, 1);
    expect((await send(organiser, shares, logOf([toss]))).status).toBe(200);
    expect(await rowOf(match)).toMatchObject({ ready: false });
    expect(await tableOf(1)).toMatchObject({ match_id: null });
    expect(await openOccupancies(match)).toEqual([]);
    expect((await openOccupancies(shares)).map(({ role }) => role)).toContain('player');
  });

  test('two in play with one person are a conflict, and the person stays busy until both are over', async () => {
    const { match, shares, a } = await pair();
    await send(organiser, match, logOf([toss]));
    await send(organiser, shares, logOf([toss]));
    expect((await day()).conflicts).toEqual([
      { person: a?.name, table: null, matches: expect.arrayContaining([match, shares]) },
    ]);
    await givenResult(organiser, match);
    expect((await day()).conflicts).toEqual([]);
    expect((await openOccupancies(shares)).map(({ person }) => person)).toContain(a?._id);
  });

  test('two in play on one table are a conflict, so that neither is out of sight', async () => {
    const [one = '', two = ''] = (await day()).queue.flatMap(({ ready, match_id }) =>
      ready ? [match_id] : [],
    );
    for (const id of [one, two]) {
      await api.db.updateTable('matches').set({ table_number: 3 }).where('id', '=', id).execute();
      await send(organiser, id, logOf([toss]));
    }
    expect((await day()).conflicts).toEqual([
      { person: null, table: 3, matches: expect.arrayContaining([one, two]) },
    ]);
    await givenResult(organiser, one);
    expect((await day()).conflicts).toEqual([]);
  });

  test('a start that is undone leaves a called match at its table, and another one free', async () => {
    const { match, apart } = await pair();
    await call(match, 1);
    await send(organiser, match, logOf([toss, ...points('a', 1)]));
    await send(organiser, match, logOf([undo, undo], 2));
    expect(await tableOf(1)).toMatchObject({ match_id: match });
    expect(await openOccupancies(match)).not.toEqual([]);
    await send(organiser, apart, logOf([toss]));
    await send(organiser, apart, logOf([undo], 1));
    expect(await openOccupancies(apart)).toEqual([]);
  });
});

test('nobody is in two places, whatever writes', async () => {
  const { match, shares, a } = await pair();
  await call(match, 1);
  const again = api.db
    .insertInto('occupancies')
    .values({
      match_id: shares,
      person: a?._id ?? '',
      player_id: a?._id ?? '',
      role: 'player',
      from_at: new Date(),
    })
    .execute();
  await expect(again).rejects.toMatchObject({ code: '23505' });
});
