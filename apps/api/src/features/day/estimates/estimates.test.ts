import {
  callMatch,
  createPhase,
  editDayTable,
  getDayEstimates,
  getDaySettings,
  getDayWhatIf,
  getOpenDay,
  putDaySettings,
  type Day,
  type Phase,
} from '@topspin/contract';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import type { Day as DayOfEngine, DayMatch } from '@topspin/engine';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { usualLimits } from '#http/limits/limits.ts';
import { startAnother, startApi, type Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import {
  drawnAsProposed,
  givenDraw,
  givenOpenInPlay,
  givenPhase,
  givenResult,
  playAll,
} from '#testing/given-draw.ts';
import { givenHall, givenInGroups } from '#testing/given-hall.ts';
import { logOf, send, toss } from '#testing/given-log.ts';
import { givenField, givenOpen, move } from '#testing/given-open.ts';
import { statementsOf } from '#testing/statements.ts';
import { inTurnOfDay } from './turn-of-day.ts';
import { estimateInThread } from './thread.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const other = givenUser(api, 'Olga Otra');
let openId = '';
let dayId = '';
let groups: Phase;
let knockout: Phase;

/** Two groups of four, of which two each play a knockout that is not drawn. */
beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 8);
  openId = open._id;
  groups = await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 2 });
  const source = { from: 'phase' as const, phase_id: groups._id, position_from: 1, position_to: 2 };
  knockout = await organiser.get(createPhase, {
    params: { id: openId },
    body: { number: 2, type: 'knockout', best_of: 3, third_place: true, source },
  });
  dayId = (await day())._id;
});

const day = (): Promise<Day> => organiser.get(getOpenDay, { params: { id: openId } });
const estimates = (by: Caller = organiser) => by.get(getDayEstimates, { params: { id: dayId } });
const whatIf = (query: { tables?: string; best_of?: string }) =>
  organiser.get(getDayWhatIf, { params: { id: dayId }, query });
const ms = (instant: string | null | undefined): number => Date.parse(instant ?? '');

describe('the estimates of a day', () => {
  test('say when each match begins and where, also those of a knockout that is not drawn', async () => {
    const { matches, to_come: toCome, phases, end, planned_end: planned } = await estimates();
    expect(matches).toHaveLength(12);
    expect(toCome.map(({ round, phase }) => [round, phase])).toEqual([
      ['semifinal', 2],
      ['semifinal', 2],
      ['thirdPlace', 2],
      ['final', 2],
    ]);
    for (const { start, end: ends } of [...matches, ...toCome]) {
      expect(ms(start?.earliest)).toBeLessThanOrEqual(ms(start?.likely));
      expect(ms(start?.likely)).toBeLessThanOrEqual(ms(start?.latest));
      expect(ms(start?.likely)).toBeLessThan(ms(ends.likely));
    }
    const lastOfGroups = Math.max(...matches.map(({ end: ends }) => ms(ends.likely)));
    for (const { start } of toCome) expect(ms(start?.likely)).toBeGreaterThanOrEqual(lastOfGroups - 60_000);
    expect(phases.map(({ phase }) => phase)).toEqual([1, 2]);
    expect(end).toEqual(phases[1]?.end);
    expect(planned).toBeNull();
    expect(new Set(matches.map(({ table }) => table)).size).toBeGreaterThan(1);
  });

  test('count groups that are not drawn yet, and what comes after them', async () => {
    const { open } = await givenOpenInPlay(organiser, 8);
    const params = { id: open._id };
    const groups = await organiser.get(createPhase, {
      params,
      body: { number: 1, type: 'groups', groups_count: 2 },
    });
    const source = { from: 'phase' as const, phase_id: groups._id, position_from: 1, position_to: 2 };
    await organiser.get(createPhase, { params, body: { number: 2, type: 'knockout', source } });
    const { _id: id } = await organiser.get(getOpenDay, { params });
    const {
      matches,
      to_come: toCome,
      phases,
      end,
    } = await organiser.get(getDayEstimates, { params: { id } });
    expect(matches).toEqual([]);
    expect(toCome.filter(({ round, phase }) => round === null && phase === 1)).toHaveLength(12);
    expect(toCome.filter(({ phase }) => phase === 2).length).toBeGreaterThanOrEqual(3);
    expect(phases.map(({ phase }) => phase)).toEqual([1, 2]);
    expect(end).toEqual(phases[1]?.end);
    expect(toCome.filter(({ drawn }) => drawn)).toEqual([]);

    await givenDraw(organiser, groups);
    const drawn = await organiser.get(getDayEstimates, { params: { id } });
    expect(drawn.to_come.filter((one) => one.drawn).map(({ phase }) => phase)).toEqual(
      Array.from({ length: 12 }, () => 1),
    );
  });

  test('count an open that has not begun, from its start on, and name the one of which nothing is known', async () => {
    const hall = await givenHall(organiser);
    const ours = await givenInGroups(organiser, 4, hall);
    const begins = '2027-02-28T16:00:00.000Z';
    const afternoon = { ...hall, date_start: begins, date_end: '2027-02-28T20:00:00Z' };
    const { _id: later } = await givenOpen(organiser, afternoon);
    const { _id: empty } = await givenOpen(organiser, { ...afternoon, name: 'Sin fases' });
    const params = { id: ours.open };
    const { _id: id } = await organiser.get(getOpenDay, { params });
    const read = () => organiser.get(getDayEstimates, { params: { id } });
    const before = await read();
    expect(before.uncounted.toSorted()).toEqual([later, empty].toSorted());
    expect(ms(before.end?.latest)).toBeLessThan(ms(begins));

    await givenField(organiser, later, 4);
    await move(organiser, later, 'registrationClosed');
    await organiser.get(createPhase, {
      params: { id: later },
      body: { number: 1, type: 'groups', groups_count: 1 },
    });
    const { to_come: toCome, uncounted, phases, end } = await read();
    expect(uncounted).toEqual([empty]);
    expect(toCome.map(({ open_id }) => open_id)).toEqual(Array.from({ length: 6 }, () => later));
    for (const { start } of toCome) expect(ms(start?.earliest)).toBeGreaterThanOrEqual(ms(begins));
    expect(end).toEqual(phases.find(({ open_id }) => open_id === later)?.end);

    await givenResult(organiser, (await organiser.get(getOpenDay, { params })).queue[0]?.match_id ?? '');
    const planned = (await read()).planned_end;
    expect(ms(planned)).toBeGreaterThan(ms(begins));
  });

  test('say that nothing can be told while no table is open', async () => {
    const { tables, queue } = await day();
    await organiser.get(callMatch, {
      params: { id: dayId },
      body: { match_id: queue[0]?.match_id ?? '', table: 1 },
    });
    for (const [place, { _id, version }] of tables.entries())
      await organiser.get(editDayTable, {
        params: { id: dayId, table_id: _id },
        version,
        body: { state: place % 2 ? 'locked' : 'outOfUse' },
      });
    const { matches, to_come: toCome, phases, end, needs_table: needsTable } = await estimates();
    expect({ phases, end, toCome, needsTable }).toEqual({
      phases: [],
      end: null,
      toCome: [],
      needsTable: true,
    });
    expect(matches.map(({ match_id }) => match_id)).toEqual([queue[0]?.match_id]);
    expect(await whatIf({})).toMatchObject({ end: null, end_if: null, needs_table: true });
    const opened = await whatIf({ tables: '2' });
    expect(opened).toMatchObject({ end: null, needs_table: true });
    expect(ms(opened.end_if?.latest)).toBeGreaterThan(Date.now());
  });

  test('go on from what was played, and say what was expected as the day began', async () => {
    const [first] = (await day()).queue;
    await givenResult(organiser, first?.match_id ?? '');
    const second = (await day()).queue.find(({ ready }) => ready)?.match_id ?? '';
    await send(organiser, second, logOf([toss]));
    const { matches, planned_end: planned, phases } = await estimates();
    expect(matches.map(({ match_id }) => match_id)).not.toContain(first?.match_id);
    expect(matches.find(({ match_id }) => match_id === second)).toMatchObject({
      start: null,
      end: expect.anything(),
      late_minutes: 0,
    });
    expect(ms(planned)).toBeGreaterThan(0);
    expect(phases.every(({ planned_end }) => planned_end !== null)).toBe(true);
  });

  test('say what was expected as the day began, however many tables are out of use by now', async () => {
    const { queue } = await day();
    await givenResult(organiser, queue[0]?.match_id ?? '');
    const before = await estimates();
    const { tables } = await day();
    for (const { _id, version } of tables.slice(1))
      await organiser.get(editDayTable, {
        params: { id: dayId, table_id: _id },
        version,
        body: { state: 'outOfUse' },
      });
    const after = await estimates();
    expect(after.planned_end).toBe(before.planned_end);
    expect(ms(after.end?.likely)).toBeGreaterThan(ms(before.end?.likely));
  });

  test('say what was expected as the day began, whatever was played, drawn or rated since', async () => {
    const { queue } = await day();
    await givenResult(organiser, queue[0]?.match_id ?? '');
    const before = await estimates();
    for (const group of groups.groups) await playAll(organiser, group._id, []);
    await drawnAsProposed(organiser, knockout);
    await api.db
      .updateTable('players')
      .set({ rating: sql`case when name like '%1' then 2500 else 300 end` })
      .execute();
    const another = await startAnother(api);
    const after = await estimates(another.as(organiser.login.token));
    await another.close();
    expect(after.phases).not.toEqual(before.phases);
    expect(after.planned_end).toBe(before.planned_end);
    expect(after.phases.map(({ planned_end: planned }) => planned)).toEqual([
      before.phases.at(-1)?.planned_end,
    ]);
  });

  test('learn from a result that was typed, since its match was called', async () => {
    const match_id = (await day()).queue.find(({ ready }) => ready)?.match_id ?? '';
    await organiser.get(callMatch, { params: { id: dayId }, body: { match_id, table: 1 } });
    await sql`update matches set called_at = called_at - interval '40 minutes' where id = ${match_id}`.execute(
      api.db,
    );
    await givenResult(organiser, match_id);
    const { started_at: start, finished_at: end } =
      (await day()).matches.find(({ _id }) => _id === match_id) ?? {};
    expect(Math.round((ms(end) - ms(start)) / 60_000)).toBe(37);
    const slow = await estimates();
    expect(ms(slow.end?.likely)).toBeGreaterThan(ms(slow.planned_end));
  });

  test('are for those who organise an open of the day', async () => {
    const refused = await other.call(getDayEstimates, { params: { id: dayId } });
    expect(refused.status).toBe(404);
    expect((await other.call(getDayWhatIf, { params: { id: dayId } })).status).toBe(404);
  });

  test('are made once for all who look, and again after a change', async () => {
    await Promise.all([estimates(), estimates(), estimates()]);
    const again = await statementsOf(() => Promise.all([estimates(), estimates()]));
    expect(again.filter((text) => text.includes('json_build_object'))).toEqual([]);
    const before = await estimates();
    const [first] = (await day()).queue;
    await givenResult(organiser, first?.match_id ?? '');
    const after = await estimates();
    expect(before.matches).toHaveLength(12);
    expect(after.matches).toHaveLength(11);
  });

  test('are made again once an open has other rests', async () => {
    const before = await estimates();
    const { open_id: id = '' } = (await day()).matches[0] ?? {};
    const settings = await organiser.get(getDaySettings, { params: { id } });
    const body = { ...settings, rest_minutes: 60, long_rest_minutes: 60 };
    await organiser.get(putDaySettings, { params: { id }, body });
    expect(ms((await estimates()).end?.likely)).toBeGreaterThan(ms(before.end?.latest));
  });
});

describe('what if', () => {
  test('with fewer tables the day ends later, with best of three earlier, and both beside the present end', async () => {
    const [oneTable, three, same] = await Promise.all([
      whatIf({ tables: '1' }),
      whatIf({ best_of: '3' }),
      whatIf({}),
    ]);
    const { end } = await estimates();
    expect([oneTable.end, three.end, same.end, same.end_if]).toEqual([end, end, end, end]);
    expect(ms(oneTable.end_if?.earliest)).toBeGreaterThan(ms(end?.latest));
    expect(ms(three.end_if?.likely)).toBeLessThan(ms(end?.likely));
    expect(oneTable.phases.map(({ phase }) => phase)).toEqual([1, 2]);
  });

  test.each([{ tables: '0' }, { tables: '101' }, { tables: 'all' }, { best_of: '4' }, { best_of: '-1' }])(
    'refuses %o',
    async (query) => {
      expect((await organiser.call(getDayWhatIf, { params: { id: dayId }, query })).status).toBe(400);
    },
  );
});

test('somebody asks what if so many times a minute, since each is worked out anew', async () => {
  const server = await startApi({ limits: { ...usualLimits, previews: { perCaller: 2, perNetwork: 9 } } });
  const by = await server.registerUser('Rosa');
  const { open } = await givenOpenInPlay(by, 2);
  const { _id: id } = await by.get(getOpenDay, { params: { id: open._id } });
  const statuses: number[] = [];
  for (const tables of ['1', '2', '3'])
    statuses.push((await by.call(getDayWhatIf, { params: { id }, query: { tables } })).status);
  await server.close();
  expect(statuses).toEqual([200, 200, 429]);
});

test('others are answered while a day is estimated', async () => {
  const matches = Array.from({ length: 300 }, (_, index): DayMatch => ({
    id: `m${index}`,
    open: 'o',
    phase: 1,
    group: `g${index}`,
    round: null,
    roundNumber: 1,
    number: index,
    bestOf: 5,
    state: 'enrolled',
    a: [`a${index % 50}`],
    b: [`b${index % 49}`],
    umpire: null,
    publishedUmpire: null,
    table: null,
    isTableFixed: false,
    calledAt: null,
    startedAt: null,
    sets: [],
    notBefore: null,
    fixedAt: null,
    winnerTo: null,
    loserTo: null,
  }));
  const day: DayOfEngine = {
    now: Date.now(),
    isAutomatic: true,
    matches,
    ended: [],
    toCome: [],
    tables: [1, 2, 3, 4].map((number) => ({ number, order: number, state: 'open', isAutomatic: true })),
    people: [],
    settings: new Map(),
  };
  const over = new AbortController();
  const estimates = Promise.all([1, 2].map((id) => estimateInThread(`a long day ${id}`, day)));
  void estimates.finally(() => over.abort());
  let answered = 0;
  while (!over.signal.aborted) {
    await setImmediate();
    answered += 1;
  }
  const [one] = await estimates;
  expect(one?.starts.size).toBe(day.matches.length);
  expect(answered).toBeGreaterThan(100);
});

test('of days that are estimated at once, one that is asked for a lot does not hold up another', async () => {
  const done: string[] = [];
  const work = (day: string) => async () => {
    await pause(2);
    done.push(day);
  };
  const many = Array.from({ length: 20 }, () => inTurnOfDay('much', work('much')));
  await vi.waitFor(() => expect(done.length).toBeGreaterThan(2));
  const before = done.length;
  await inTurnOfDay('little', work('little'));
  const meanwhile = done.slice(before);
  await Promise.all(many);
  expect(meanwhile.filter((day) => day === 'little')).toHaveLength(1);
  expect(meanwhile.length).toBeLessThan(4);
});
