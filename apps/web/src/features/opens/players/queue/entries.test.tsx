import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allItems, ready, remove, written } from '#lib/outbox/outbox.ts';
import { sendOrQueue } from '#lib/outbox/send-or-queue.ts';
import { startSending } from '#lib/outbox/sender.ts';
import { randomId } from '#lib/random-id.ts';
import { endSession, keepSession } from '#lib/session/session.ts';
import { dismiss } from '#ui/notify/notifications.ts';
import { fakeServer, refusal, tokens } from '../../../../testing/fake-server.ts';
import { entries, undoOf } from './entries.ts';
import { type Entry, entryItem } from './entry.ts';
import { sendEnrol, sendEnrolMine, sendLeave } from './send-entry.ts';

let stop: (() => void) | undefined;
const start = () => {
  stop = startSending({ entries: async () => entries });
};
const backOnline = () => window.dispatchEvent(new Event('online'));
const ana = { _id: 'i-ana', player: { _id: 'ana', name: 'Ana' }, state: 'registered' };

const enrolAna = () => {
  const body = { act: 'enrol', openId: 'o1', player: 'ana', own: true } as const;
  const item = entryItem(body, { id: randomId(), person: 'Ana' });
  return sendOrQueue([item], (signal) => sendEnrol(item, signal));
};
const anaLeaves = () => {
  const item = entryItem(
    { act: 'leave', openId: 'o1', inscription: 'i-ana' },
    { id: randomId(), person: 'Ana' },
  );
  return sendOrQueue([item], (signal) => sendLeave(item, signal));
};
const queued = () => allItems().map(({ body }) => (body as Entry).act);
const undoFirst = () => {
  const [first] = allItems();
  const undo = first && undoOf(first);
  undo?.();
  return undo !== undefined;
};

/** Answers what was registered and ended, while online. */
function hall({ registers = true } = {}) {
  const state = { isOnline: false, in: false };
  const { asked } = fakeServer(({ method, path }) => {
    if (!state.isOnline) return 'offline';
    if (path.endsWith('/entrants'))
      return { body: { collection: [{ player: ana.player, inscription: state.in ? ana : null }] } };
    if (method === 'POST' && !registers)
      return { status: 409, body: refusal('inscription.alreadyThere', 'Ya está.') };
    state.in = method === 'POST';
    return { status: method === 'POST' ? 201 : 204, ...(method === 'POST' && { body: ana }) };
  });
  const writes = () => asked.filter(({ method }) => method !== 'GET');
  return { state, writes };
}

beforeEach(async () => {
  await ready;
  keepSession({ ...tokens(1), user: { _id: 'ana', email: 'x@example.org' } });
});
afterEach(async () => {
  stop?.();
  stop = undefined;
  remove(allItems().map(({ id }) => id));
  await written();
  dismiss();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  endSession();
});

test('online the answer comes at once, and nothing waits', async () => {
  const { state } = hall();
  state.isOnline = true;
  expect(await enrolAna()).toEqual(ana);
  expect(queued()).toEqual([]);
});

test('a refusal is given to who asked, and nothing waits', async () => {
  const { state } = hall({ registers: false });
  state.isOnline = true;
  await expect(enrolAna()).rejects.toMatchObject({ code: 'inscription.alreadyThere' });
  expect(queued()).toEqual([]);
});

test('offline an enrolment waits, and every try carries the same key', async () => {
  const { state, writes } = hall();
  expect(await enrolAna()).toBeNull();
  expect(queued()).toEqual(['enrol']);
  start();
  state.isOnline = true;
  backOnline();
  await vi.waitFor(() => expect(queued()).toEqual([]));
  const keys = writes().map(({ headers }) => headers.get('idempotency-key'));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(state.in).toBe(true);
});

test('somebody who is in already counts as enrolled', async () => {
  const { state } = hall({ registers: false });
  await enrolAna();
  state.isOnline = true;
  start();
  await vi.waitFor(() => expect(allItems()).toEqual([]));
});

test('what waits in the same open goes first', async () => {
  const { state, writes } = hall();
  await enrolAna();
  state.isOnline = true;
  expect(await anaLeaves()).toBeNull();
  start();
  await vi.waitFor(() => expect(queued()).toEqual([]));
  expect(writes().map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE']);
});

test('an enrolment that has not left the device is undone by taking it back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  hall();
  await enrolAna();
  expect(undoFirst()).toBe(true);
  expect(queued()).toEqual([]);
});

test.each([
  { received: true, methods: ['POST', 'DELETE'] },
  { received: false, methods: ['POST'] },
])('one that the server may have is ended, if it has it: $received', async ({ received, methods }) => {
  const { state, writes } = hall();
  await enrolAna();
  expect(undoFirst()).toBe(true);
  expect(queued()).toEqual(['leave']);
  state.in = received;
  state.isOnline = true;
  start();
  await vi.waitFor(() => expect(queued()).toEqual([]));
  expect(writes().map(({ method }) => method)).toEqual(methods);
  expect(state.in).toBe(false);
});

test('a withdrawal that the server may have is undone by putting the registration back', async () => {
  hall();
  await anaLeaves();
  expect(undoFirst()).toBe(true);
  expect(queued()).toEqual(['back']);
});

test('an entrant refused after the wait stays, with the reason', async () => {
  let isOnline = false;
  const refused = [{ player_id: 'nil', message: 'Es demasiado mayor.' }];
  fakeServer(() => (isOnline ? { status: 201, body: { collection: [], refused } } : 'offline'));
  const body = { act: 'enrolMine', openId: 'o1', player: 'nil', version: '1', declared: false } as const;
  const item = entryItem(body, { id: randomId(), person: 'Nil' });
  expect(await sendOrQueue([item], (signal) => sendEnrolMine([body], signal))).toBeNull();
  isOnline = true;
  start();
  await vi.waitFor(() => expect(allItems()[0]?.refusal?.message).toBe('Es demasiado mayor.'));
});
