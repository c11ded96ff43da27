import 'fake-indexeddb/auto';
import type { Inscription } from '@topspin/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, keepSession } from '#lib/session/session.ts';
import { type Item, isWaiting } from '#lib/outbox/item.ts';
import { allItems, enqueue, ready, remove, written } from '#lib/outbox/outbox.ts';
import { startSending } from '#lib/outbox/sender.ts';
import { dismiss } from '#ui/notify/notifications.ts';
import { fakeServer, refusal, tokens } from '../../../../testing/fake-server.ts';
import { checkIns, queueCheckIns, withCheckIns } from './check-ins.ts';

const inscription = (name: string, state: Inscription['state'] = 'registered') =>
  ({
    _id: name,
    player: { name },
    state,
    checked_in: state === 'present',
    waiting_position: state === 'waiting' ? 1 : null,
  }) as Inscription;
const [ana, bea, cira] = ['Ana', 'Bea', 'Cira'].map((name) => inscription(name)) as [
  Inscription,
  Inscription,
  Inscription,
];

let stop: (() => void) | undefined;
const start = () => {
  stop = startSending({ checkIns: async () => checkIns });
};
const tap = (one: Inscription, present: boolean) => queueCheckIns('o1', [one], present);
const queued = () => allItems().map(({ about }) => `${about.change?.person} ${about.change?.act}`);
const sentTo = (asked: ReturnType<typeof fakeServer>['asked']) =>
  asked.map(({ path, body }) => `${path.split('/').at(-1)} ${(body as { state: string }).state}`);

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

test('a tap that is undone before it was sent is not sent', async () => {
  tap(ana, true);
  tap(bea, true);
  tap(cira, true);
  tap(bea, false);
  expect(queued()).toEqual(['Ana present', 'Cira present']);
  const { asked } = fakeServer(({ path }) => ({
    body: inscription(path.split('/').at(-1) ?? '', 'present'),
  }));
  start();
  await vi.waitFor(() => expect(allItems()).toEqual([]));
  expect(sentTo(asked)).toEqual(['Ana present', 'Cira present']);
});

test('a tap that the server may have is undone by another one', async () => {
  let isOnline = false;
  const { asked } = fakeServer(() => (isOnline ? { body: ana } : 'offline'));
  start();
  tap(ana, true);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  tap(ana, false);
  expect(queued()).toEqual(['Ana present', 'Ana notPresent']);
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(allItems()).toEqual([]));
  expect(sentTo(asked)).toEqual(['Ana present', 'Ana present', 'Ana registered']);
});

test('a tap is not sent when the browser knew that it was offline, and undoing it takes it back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { asked } = fakeServer(() => 'offline');
  start();
  tap(ana, true);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await vi.waitFor(() => {
    tap(ana, false);
    expect(queued()).toEqual([]);
  });
});

test('what is refused stays, with what the server says, and the next one goes on', async () => {
  fakeServer(({ path }) =>
    path.endsWith('Ana')
      ? { status: 409, body: refusal('open.full', 'No quedan plazas.') }
      : { body: inscription('Bea', 'present') },
  );
  start();
  tap(ana, true);
  tap(bea, true);
  await vi.waitFor(() => expect(queued()).toEqual(['Ana present']));
  expect(allItems()[0]?.refusal?.message).toBe('No quedan plazas.');
});

test('the list shows what waits; somebody on the waiting list has no place by being there', () => {
  const late = inscription('Dora', 'waiting');
  tap(ana, true);
  tap(late, true);
  const shown = withCheckIns([ana, bea, late], allItems());
  expect(shown.map(({ state, checked_in }) => [state, checked_in])).toEqual([
    ['present', true],
    ['registered', false],
    ['waiting', true],
  ]);
});

test('what somebody else marked since is said, and marking it again is about that', async () => {
  const seen: unknown[] = [];
  fakeServer(({ body }) => {
    const given = body as { readonly seen?: number };
    seen.push(given.seen);
    const details = { by: 'Marta', at: '2026-11-22T09:12:00Z', present: false, version: 9 };
    return given.seen === 9
      ? { body: inscription('Ana', 'present') }
      : { status: 409, body: { ...refusal('inscription.markedSince', 'Ha cambiado.'), details } };
  });
  start();
  queueCheckIns('o1', [{ ...ana, version: 4 }], true);
  await vi.waitFor(() => expect(allItems()[0]?.refusal?.code).toBe('inscription.markedSince'));
  expect(withCheckIns([ana], allItems().filter(isWaiting))).toEqual([ana]);
  const [refused] = allItems();
  const { refusal: _refusal, owner: _owner, device: _device, at: _at, ...again } = refused as Item;
  remove([again.id]);
  enqueue({ ...again, id: 'again' });
  await vi.waitFor(() => expect(allItems()).toEqual([]));
  expect(seen).toEqual([4, 9]);
});

test('another tap decides about a refusal', async () => {
  fakeServer(() => ({ status: 409, body: refusal('open.full', 'No quedan plazas.') }));
  start();
  tap(ana, true);
  await vi.waitFor(() => expect(allItems()[0]?.refusal).toBeDefined());
  const old = allItems()[0]?.id;
  stop?.();
  tap(ana, true);
  expect(allItems().map(({ id, refusal: why }) => [id === old, why])).toEqual([[false, undefined]]);
});
