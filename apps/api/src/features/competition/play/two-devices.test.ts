import {
  eventFromWire,
  getGroup,
  getMatch,
  listEvents,
  putResult,
  type Match,
  type MatchEventOnWire,
} from '@topspin/contract';
import { foldMatch, resultOf } from '@topspin/engine';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAnother, type Caller, type RegisteredUser } from '#testing/client.ts';
import { givenApi } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';
import { logOf, point, points, send, toss, undo } from '#testing/given-log.ts';
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

/** A tap before it is sent; `again` resends the last events. */
const taps = {
  toss: [toss],
  a: [point('a')],
  b: [point('b')],
  rally: points('a', 5),
  undo: [undo],
  changed: [point('b'), undo, point('a')],
  twice: [{ type: 'timeout', side: 'a' }, point('b'), { type: 'timeout', side: 'a' }, point('a')],
  again: [],
} satisfies Record<string, Parameters<typeof logOf>[0]>;

const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const step = fc.record({
  device: oneOf(0, 1),
  server: oneOf(0, 1),
  tap: oneOf(...(Object.keys(taps) as (keyof typeof taps)[])),
});
/** Concurrent steps, round after round, and perhaps a result from the sheet at the end. */
const story = fc.record({
  rounds: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 10 }),
  sheet: fc.boolean(),
});

type Device = { known: MatchEventOnWire[]; sent: MatchEventOnWire[] };

/**
 * Sends a tap like a device, which learns from the answer what was stored and, after a conflict, the log
 * since.
 */
async function tapped(id: string, device: Device, server: Caller, tap: keyof typeof taps): Promise<string[]> {
  if (tap !== 'again') device.sent = logOf(taps[tap], device.known.length);
  const { sent } = device;
  const begin = sent[0];
  if (!begin) return [];
  const answer = await send(server, id, sent);
  if (answer.status === 200) {
    const taken = sent.filter(({ seq }) => seq < (answer.body.rejected?.seq ?? Infinity));
    device.known = [...device.known.slice(0, begin.seq - 1), ...taken];
    return taken.map((event) => event.id);
  }
  expect(answer.status).toBe(409);
  const { code, details } = answer.failure;
  const since = (details?.['events'] ?? []) as MatchEventOnWire[];
  if (code === 'match.seqConflict') device.known = [...device.known.slice(0, begin.seq - 1), ...since];
  else expect(code).toBe('match.alreadyFinished');
  return [];
}

test('whatever two devices send to two servers, one log comes of it, and the match is its fold', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ rounds, sheet }) => {
      const id = matches.pop()?._id ?? '';
      const devices: Device[] = [0, 1].map(() => ({ known: [], sent: [] }));
      const acknowledged = new Set<string>();
      for (const round of rounds) {
        const written = await Promise.all(
          round.map(({ device, server, tap }) =>
            tapped(id, devices[device] as Device, servers[server] as Caller, tap),
          ),
        );
        for (const event of written.flat()) acknowledged.add(event);
      }
      if (sheet) await enterSheet(id, devices[0] as Device);
      await expectOneLog(id, acknowledged);
    }),
    // Each story uses up a match, so there are none left for shrinking a failing one.
    { numRuns: 25, endOnFailure: true },
  );
  expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));
});

/** The result from the sheet, concurrent with another point. */
const enterSheet = (id: string, device: Device) =>
  Promise.all([
    servers[0].call(putResult, { params: { id }, body: { sets: [{ a: 11, b: 7 }] } }),
    tapped(id, device, servers[1], 'a'),
  ]);

async function expectOneLog(id: string, acknowledged: ReadonlySet<string>): Promise<void> {
  const [page, ...logs] = await Promise.all([
    organiser.get(getMatch, { params: { id } }),
    ...servers.map((server) => server.get(listEvents, { params: { id } })),
  ]);
  const events = logs[0]?.events ?? [];
  for (const log of logs) expect(log).toEqual({ seq: page.seq, events });
  expect(events).toHaveLength(page.seq);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  expect(events.map((event) => event.id)).toEqual(expect.arrayContaining([...acknowledged]));
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
