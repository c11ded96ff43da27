import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Problem } from '#lib/api/problem.ts';
import { endSession, keepSession } from '#lib/session/session.ts';
import { currentNotification, dismiss } from '#ui/notify/notifications.ts';
import { tokens } from '../../testing/fake-server.ts';
import { loadItems } from './disk.ts';
import type { Item, NewItem } from './item.ts';
import { sayLeftBehind } from './left-behind.ts';
import { allItems, enqueue, ready, remove, written } from './outbox.ts';
import { type Refused, startSending } from './sender.ts';
import type { TabNews } from './tabs.ts';

const about = { title: 'Ana – Bea', path: '/match/1' };
const item = (
  id: string,
  { order = 'match:1', after = null, kind = 'points' }: Partial<NewItem> = {},
): NewItem => ({
  id,
  kind,
  order,
  after,
  about,
  body: `body of ${id}`,
});

type Answer = Refused | Problem | undefined;
let answers: (ids: readonly string[]) => Answer | Promise<Answer>;
let sent: string[];
let stop: () => void;

const send = async (items: readonly Item[]) => {
  const ids = items.map(({ id }) => id);
  sent.push(ids.join(' '));
  const answer = await answers(ids);
  if (answer instanceof Problem) throw answer;
  return answer;
};
const start = () => {
  stop = startSending({
    points: async () => ({ atMost: 3, send }),
    results: async () => ({ atMost: 1, send }),
  });
};
const left = () => allItems().map(({ id, refusal }) => (refusal ? `${id} refused` : id));
const logIn = (userId: string) =>
  keepSession({ ...tokens(1), user: { _id: userId, email: 'x@example.org' } });

beforeEach(async () => {
  await ready;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  sent = [];
  answers = () => undefined;
  logIn('ana');
  start();
});

afterEach(async () => {
  stop();
  remove(allItems().map(({ id }) => id));
  vi.useRealTimers();
  vi.restoreAllMocks();
  dismiss();
  endSession();
  await written();
});

const settled = () => vi.waitFor(() => expect(left()).toEqual([]));

describe('what waits', () => {
  test('is sent in order, as much of a kind as fits in a request', async () => {
    enqueue(item('1'), item('2'), item('3'), item('4'), item('5', { kind: 'results' }), item('6'));
    await settled();
    expect(sent).toEqual(['1 2 3', '4', '5', '6']);
  });

  test('is on the disk until it was sent', async () => {
    answers = () => new Problem('network', 0, null);
    enqueue(item('1'));
    expect(await written()).toBe(true);
    expect((await loadItems()).map(({ id }) => id)).toEqual(['1']);
    answers = () => undefined;
    await vi.advanceTimersByTimeAsync(2000);
    await settled();
    await written();
    expect(await loadItems()).toEqual([]);
  });

  test('in another order does not wait for it', async () => {
    answers = ([id]) => (id === '1' ? new Problem('network', 0, null) : undefined);
    enqueue(item('1'), item('2', { order: 'match:2' }));
    await vi.waitFor(() => expect(left()).toEqual(['1']));
  });

  test('is never sent in the name of another account, and goes when its own is back', async () => {
    endSession();
    logIn('ana');
    answers = () => new Problem('network', 0, null);
    enqueue(item('1'));
    await vi.waitFor(() => expect(sent).toEqual(['1']));
    answers = () => undefined;
    logIn('bea');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent, left()]).toEqual([['1'], ['1']]);
    logIn('ana');
    await settled();
  });
});

test('who logs out hears what stays behind', async () => {
  answers = () => new Problem('network', 0, null);
  enqueue(item('1'), item('2'));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  endSession();
  await sayLeftBehind('bea');
  expect(currentNotification()).toBeNull();
  await sayLeftBehind('ana');
  expect(currentNotification()).toMatchObject({ type: 'warning' });
});

describe('a failure that passes', () => {
  test('has the same sent again, after the pause that the server asks for', async () => {
    answers = () => new Problem('request.tooMany', 429, null, undefined, 30_000);
    enqueue(item('1'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    answers = () => undefined;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    await settled();
    expect(sent).toEqual(['1', '1']);
  });

  test('is over as soon as the connection is back', async () => {
    answers = () => new Problem('network', 0, null);
    enqueue(item('1'), item('2'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    answers = () => undefined;
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(sent).toEqual(['1 2', '1 2']);
  });
});

describe('what the server refuses', () => {
  const refusal = { code: 'match.seqConflict', message: 'El marcador ha cambiado.', at: 0 } as const;

  test('is set aside with what builds on it, and said; the rest goes on', async () => {
    answers = (ids) => (ids.includes('2') ? { from: '2', refusal } : undefined);
    enqueue(
      item('1'),
      item('2', { after: '1' }),
      item('3', { after: '2' }),
      item('4', { after: '3' }),
      item('5', { after: 'theirs' }),
    );
    await vi.waitFor(() => expect(left()).toEqual(['2 refused', '3 refused', '4 refused']));
    expect(sent).toEqual(['1 2 3', '5']);
    expect(currentNotification()).toMatchObject({
      type: 'warning',
      title: refusal.message,
      subtitle: 'Ana – Bea',
    });
  });

  test('for good by its status holds nothing up', async () => {
    answers = ([id]) => (id === '1' ? new Problem('auth.forbidden', 403, null, 'No puedes.') : undefined);
    enqueue(item('1', { kind: 'results' }), item('2'));
    await vi.waitFor(() => expect(left()).toEqual(['1 refused']));
    expect(allItems()[0]?.refusal).toMatchObject({ code: 'auth.forbidden', message: 'No puedes.' });
  });
});

describe('several tabs', () => {
  const otherTab = new BroadcastChannel('topspin.outbox');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const say = (news: TabNews) => otherTab.postMessage(news);
  const theirs = (id: string): Item => ({ ...item(id), owner: 'ana', device: 'phone', at: Date.now() });

  test('what another tab made is sent here only once that tab is silent', async () => {
    say({ type: 'changed', put: [theirs('far 1')], removed: [] });
    await vi.waitFor(() => expect(left()).toEqual(['far 1']));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    await settled();
  });

  test('what another tab has sent is not sent here', async () => {
    say({ type: 'changed', put: [theirs('far 2')], removed: [] });
    await vi.waitFor(() => expect(left()).toEqual(['far 2']));
    say({ type: 'changed', put: [], removed: ['far 2'] });
    await settled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
  });
});
