import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allItems, enqueue, ready, refuse, remove, written } from '#lib/outbox/outbox.ts';
import { callAsUmpire } from '#lib/session/umpire.ts';
import { endSession, keepSession } from '#lib/session/session.ts';
import { type RecordedRequest, fakeServer, refusal, tokens } from '../../../testing/fake-server.ts';
import { pointItem } from '../log/points.ts';
import { startHandingIn } from './hand-in.ts';
import { handInAgain, refusalsNow } from './refusals.ts';

const [id, other] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'];
const held = { code: 'match.heldElsewhere', message: 'Lo anota otra persona.', at: 0 } as const;

let answer: () => ReturnType<Parameters<typeof fakeServer>[0]>;
let asked: readonly RecordedRequest[];
let stop: () => void;

beforeEach(async () => {
  await ready;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  keepSession(tokens(1));
  answer = () => ({ body: { _id: null } });
  ({ asked } = fakeServer(() => answer()));
  stop = startHandingIn();
});

afterEach(async () => {
  stop();
  remove(allItems().map((item) => item.id));
  await written();
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Points tapped on this device, one for each `seq`, that the server has refused. */
function refused(match: string, ...seqs: readonly number[]): void {
  const items = seqs.map((seq) => {
    const at = '2026-11-22T10:00:00.000Z';
    const event = { id: crypto.randomUUID(), seq, at, type: 'point', side: 'a' } as const;
    return pointItem({ _id: match, a: null, b: null }, event, null);
  });
  enqueue(...items);
  refuse(
    items.map((item) => item.id),
    held,
  );
}

const handedIn = () =>
  asked.map(({ path, body }) => {
    const { based_on, code, events } = body as {
      based_on: number;
      code?: string;
      events: readonly unknown[];
    };
    return [path.split('/').at(-2), based_on, events.length, code];
  });
const nothingLeft = () => vi.waitFor(() => expect(allItems()).toEqual([]));

test('refused points of any match are handed in with why, one conflict for each score they were tapped on', async () => {
  refused(id, 4, 5, 9);
  refused(other, 2);
  await nothingLeft();
  expect(new Set(handedIn())).toEqual(
    new Set([
      [id, 3, 2, held.code],
      [id, 8, 1, held.code],
      [other, 1, 1, held.code],
    ]),
  );
});

test('those of another account wait until it logs in', async () => {
  refused(id, 4);
  await nothingLeft();
  enqueue(
    pointItem({ _id: id, a: null, b: null }, { id: crypto.randomUUID(), seq: 7, at: '', type: 'undo' }, null),
  );
  const [theirs] = allItems();
  keepSession({ ...tokens(2), user: { _id: 'user-2', email: 'bea@example.org' } });
  refuse([theirs?.id ?? ''], held);
  await written();
  expect(asked).toHaveLength(1);
  keepSession(tokens(1));
  await nothingLeft();
  expect(asked).toHaveLength(2);
});

test('those of an umpire without an account too, as long as the page of their code is open', async () => {
  const leave = callAsUmpire({
    token: 'umpire',
    renew: () => Promise.resolve('umpire'),
    owner: 'link x',
    path: '/score/x',
  });
  refused(id, 4);
  await nothingLeft();
  expect(asked).toHaveLength(1);
  leave();
});

test('offline they stay and are handed in later', async () => {
  const { promise: failed, resolve } = Promise.withResolvers<void>();
  answer = () => {
    resolve();
    return 'offline';
  };
  refused(id, 4);
  // Not `vi.waitFor`, which moves the clock on: after ten seconds of it they would be handed in again.
  await failed;
  await written();
  expect(asked).toHaveLength(1);
  expect(allItems()).toHaveLength(1);
  answer = () => ({ body: { _id: null } });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(allItems()).toEqual([]);
  });
});

test('where the server does not take them either, that is known until they are dismissed', async () => {
  answer = () => ({ status: 409, body: refusal('match.tooManyConflicts', 'Ya hay muchos.') });
  refused(id, 4);
  await vi.waitFor(() =>
    expect([...refusalsNow().values()].map(({ code }) => code)).toEqual(['match.tooManyConflicts']),
  );
  remove(allItems().map((item) => item.id));
  expect(refusalsNow().size).toBe(0);
  answer = () => ({ body: { _id: null } });
  refused(id, 6);
  await nothingLeft();
});

test('what was refused is handed in again when its user asks for that', async () => {
  answer = () => ({ status: 409, body: refusal('match.tooManyConflicts', 'Ya hay muchos.') });
  refused(id, 4);
  await vi.waitFor(() => expect(refusalsNow().size).toBe(1));
  expect(asked).toHaveLength(1);
  answer = () => ({ body: { _id: null } });
  handInAgain(id);
  await nothingLeft();
  expect(asked).toHaveLength(2);
});
