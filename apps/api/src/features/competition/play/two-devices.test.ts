import { randomUUID } from 'node:crypto';
import {
  conflictDecisions,
  decideConflict,
  eventFromWire,
  getGroup,
  getMatch,
  listConflicts,
  listEvents,
  putResult,
  reportConflict,
  takeLease,
  type ConflictDecision,
  type Match,
  type MatchEventOnWire,
} from '@topspin/contract';
import { foldMatch, resultOf } from '@topspin/engine';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAnother, type Caller, type RegisteredUser } from '#testing/client.ts';
import { givenApi } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';
import { eventsOf, logOf, point, points, send, toss, undo } from '#testing/given-log.ts';
import { ledgerRows, replayedRows } from '#testing/ledger.ts';

const api = givenApi();
let other: Awaited<ReturnType<typeof startAnother>>;
let organiser: RegisteredUser;
let matches: Match[];
let servers: readonly [Caller, Caller];

beforeAll(async () => {
  other = await startAnother(api);
  organiser = await api.registerUser('Rosa Organizadora');
  servers = [organiser, other.as(organiser.login.token)];
  const { open } = await givenOpenInPlay(organiser, 8);
  const group = { number: 1, type: 'groups', groups_count: 1, best_of: 1 } as const;
  const phase = await givenPhase(organiser, open._id, group);
  matches = (await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } })).matches;
});

afterAll(async () => {
  await other.close();
});

const taps = {
  toss: [toss],
  a: [point('a')],
  b: [point('b')],
  rally: points('a', 5),
  undo: [undo],
  changed: [point('b'), undo, point('a')],
  twice: [{ type: 'timeout', side: 'a' }, point('b'), { type: 'timeout', side: 'a' }, point('a')],
  nothing: [],
} satisfies Record<string, Parameters<typeof logOf>[0]>;

const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const step = fc.record({
  server: oneOf(0, 1),
  tap: oneOf(...(Object.keys(taps) as (keyof typeof taps)[])),
  /** Whether the device is offline, sends what waits, or sends it and never hears the answer. */
  connection: oneOf('none', 'good', 'good', 'cut'),
  takes: fc.boolean(),
});
/** Both devices at once, round after round; perhaps a result from the sheet; then what somebody decides about each conflict. */
const story = fc.record({
  rounds: fc.array(fc.tuple(step, step), { minLength: 3, maxLength: 10 }),
  sheet: fc.boolean(),
  decision: oneOf(...conflictDecisions),
});

/** A phone: the log as it knows it, and what it tapped and has not heard of. */
type Device = { readonly id: string; known: readonly MatchEventOnWire[]; waiting: MatchEventOnWire[] };
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
/** What happened in a match besides: taps, those that were acknowledged, and answers that nobody hears. */
type Told = {
  readonly tapped: Set<string>;
  readonly taken: Set<string>;
  readonly unheard: Promise<unknown>[];
};

const expected = ['match.seqConflict', 'match.heldElsewhere', 'match.alreadyFinished', 'match.endStands'];

async function doStep(id: string, device: Device, { server, tap, connection, takes }: Step, told: Told) {
  const by = servers[server] as Caller;
  if (takes && connection !== 'none') {
    const body = { device: device.id, take_over: true };
    const { status, failure } = await orFailure(by.call(takeLease, { params: { id }, body }));
    if (status !== 200) expect(expected).toContain(failure?.code);
    else device.known = device.waiting.length === 0 ? await eventsOf(by, id) : device.known;
  }
  const fresh = logOf(taps[tap], device.known.length + device.waiting.length);
  for (const event of fresh) told.tapped.add(event.id);
  device.waiting.push(...fresh);
  if (connection === 'cut') told.unheard.push(sendAll(by, id, device));
  else if (connection === 'good') await sendAndHear(by, id, device, told);
}

const orFailure = async <
  Answer extends { readonly status: number; readonly failure: { readonly code: string } },
>(
  call: Promise<Answer>,
) => {
  const answer = await call;
  return { status: answer.status, failure: answer.status < 400 ? undefined : answer.failure };
};

const sendAll = (by: Caller, id: string, { id: device, known, waiting }: Device) => {
  const basis = known.at(-1)?.id;
  const query = { device, ...(basis !== undefined && { based_on_id: basis }) };
  return waiting.length === 0 ? Promise.resolve(undefined) : send(by, id, [...waiting], { query });
};

/** As the web does: what the server refuses is handed in, and the device reads the log. */
async function sendAndHear(by: Caller, id: string, device: Device, told: Told): Promise<void> {
  const answer = await sendAll(by, id, device);
  if (answer === undefined) return;
  const rejectedAt = answer.status === 200 ? (answer.body.rejected?.seq ?? Infinity) : 0;
  if (answer.status !== 200) expect(expected).toContain(answer.failure.code);
  const taken = device.waiting.filter(({ seq }) => seq < rejectedAt);
  for (const event of taken) told.taken.add(event.id);
  const refused = device.waiting.slice(taken.length);
  const basis = [...device.known, ...taken].at(-1)?.id;
  device.known = [...device.known, ...taken];
  device.waiting = [];
  const [first] = refused;
  if (first === undefined) return;
  const body = {
    based_on: first.seq - 1,
    ...(basis !== undefined && { based_on_id: basis }),
    events: refused,
    device: device.id,
  };
  await by.get(reportConflict, { params: { id }, body });
  device.known = await eventsOf(by, id);
}

test('whatever two devices send to two servers, one log comes of it, the match is its fold, and no tap is lost', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ rounds, sheet, decision }) => {
      const id = matches.pop()?._id ?? '';
      const devices = [0, 1].map((): Device => ({ id: randomUUID(), known: [], waiting: [] }));
      const told: Told = { tapped: new Set(), taken: new Set(), unheard: [] };
      for (const round of rounds)
        await Promise.all(round.map((one, index) => doStep(id, devices[index] as Device, one, told)));
      if (sheet) await enterSheet(id, devices[0] as Device, told);
      for (const device of devices) await sendAndHear(organiser, id, device, told);
      await Promise.all(told.unheard);
      await expectOneLog(id, told);
      await decideAll(id, decision);
      await expectOneLog(id, told);
    }),
    // Each story uses up a match, so there are none left for shrinking a failing one.
    { numRuns: 25, endOnFailure: true },
  );
  expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));
});

/** The result from the sheet, concurrent with another point. */
const enterSheet = (id: string, device: Device, told: Told) =>
  Promise.all([
    servers[0].call(putResult, { params: { id }, body: { sets: [{ a: 11, b: 7 }] } }),
    doStep(id, device, { server: 1, tap: 'a', connection: 'good', takes: false }, told),
  ]);

/** Somebody decides every conflict; what the laws do not allow is left as it is. */
async function decideAll(id: string, decision: ConflictDecision): Promise<void> {
  const { collection } = await organiser.get(listConflicts, { params: { id } });
  for (const { _id: conflict_id } of collection) {
    const decide = (body: { decision: ConflictDecision; reason?: string }) =>
      organiser.call(decideConflict, { params: { id, conflict_id }, body });
    const { status } = await decide({ decision, reason: 'Lo decide la mesa' });
    expect(status).toBeLessThan(500);
    if (status !== 200) expect((await decide({ decision: 'theirs' })).status).toBe(200);
  }
}

async function expectOneLog(id: string, { tapped, taken }: Told): Promise<void> {
  const [page, kept, ...logs] = await Promise.all([
    organiser.get(getMatch, { params: { id } }),
    api.db.selectFrom('match_conflicts').select('events').where('match_id', '=', id).execute(),
    ...servers.map((server) => server.get(listEvents, { params: { id } })),
  ]);
  const events = logs[0]?.events ?? [];
  for (const log of logs) expect(log).toEqual({ seq: page.seq, events });
  expect(events).toHaveLength(page.seq);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  const inLog = events.map((event) => event.id);
  expect(inLog).toEqual(expect.arrayContaining([...taken]));
  const found = new Set([...inLog, ...kept.flatMap((conflict) => conflict.events.map((event) => event.id))]);
  expect([...tapped].filter((event) => !found.has(event))).toEqual([]);
  if (page.from_sheet) return;
  const state = foldMatch(events.map(eventFromWire), { bestOf: page.best_of });
  const sets = resultOf(state)?.sets ?? state.sets.map(({ score }) => score);
  expect(page).toMatchObject({
    state: state.status,
    sets,
    sets_won: state.setsWon,
    winner: state.winner ?? null,
  });
}
