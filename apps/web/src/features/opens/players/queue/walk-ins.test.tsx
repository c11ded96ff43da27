import 'fake-indexeddb/auto';
import type { Inscription } from '@topspin/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allItems, ready, remove, written } from '#lib/outbox/outbox.ts';
import { sendOrQueue } from '#lib/outbox/send-or-queue.ts';
import { startSending } from '#lib/outbox/sender.ts';
import { randomId } from '#lib/random-id.ts';
import { endSession, keepSession } from '#lib/session/session.ts';
import { dismiss } from '#ui/notify/notifications.ts';
import { fakeServer, refusal, tokens } from '../../../../testing/fake-server.ts';
import { checkIns, queueCheckIns, withCheckIns } from './check-ins.ts';
import { entries, undoOf } from './entries.ts';
import { type Entry, entryItem } from './entry.ts';
import { sendEnrol } from './send-entry.ts';
import { walkIns } from './walk-ins.ts';

let stop: (() => void) | undefined;
const start = () => {
  stop = startSending({ entries: async () => entries, checkIns: async () => checkIns });
};
const answered = {
  _id: 'i-ana',
  open_id: 'o1',
  player: { _id: 'ana', name: 'Ana' },
  state: 'registered',
  checked_in: false,
  waiting_position: null,
  version: 1,
};

const guest: Entry = { act: 'guest', openId: 'o1', name: 'Ana', club: null };
const player: Entry = { act: 'enrol', openId: 'o1', player: 'ana', own: false };
const enter = (body: Entry) =>
  sendOrQueue([entryItem(body, { id: randomId(), person: 'Ana' })], (signal) =>
    sendEnrol({ id: 'x', body: { act: 'enrol', openId: 'o1', player: 'ana', own: false } }, signal),
  );
const rows = () => withCheckIns(walkIns(allItems(), []), allItems());
const tap = (present: boolean) => queueCheckIns('o1', rows(), present);
const queued = () => allItems().map(({ about }) => about.change?.act);

/** What the server was asked to change, with the state that was sent. */
const changes = (asked: ReturnType<typeof fakeServer>['asked']) =>
  asked
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [
      method,
      path.split('/').at(-1),
      (body as { state?: string } | undefined)?.state,
    ]);

beforeEach(async () => {
  await ready;
  keepSession({ ...tokens(1), user: { _id: 'ana', email: 'x@example.org' } });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
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

test.each([
  { name: 'a player', body: player, collection: 'inscriptions' },
  { name: 'a guest by name', body: guest, collection: 'guests' },
])(
  '$name enrolled at the desk offline is shown at once, and entered when the connection is back',
  async ({ body, collection }) => {
    let isOnline = false;
    const { asked } = fakeServer(({ method }) =>
      isOnline ? { status: method === 'POST' ? 201 : 200, body: answered } : 'offline',
    );
    await enter(body);
    expect(rows()).toMatchObject([{ player: { name: 'Ana' }, state: 'present', checked_in: true }]);
    isOnline = true;
    asked.length = 0;
    start();
    await vi.waitFor(() => expect(allItems()).toEqual([]));
    expect(changes(asked)).toEqual([['POST', collection, undefined]]);
  },
);

test('who turns out not to be there is marked so once the server has them', async () => {
  let isOnline = false;
  const { asked } = fakeServer(({ method }) =>
    isOnline
      ? { status: method === 'POST' ? 201 : 200, body: { ...answered, state: 'present', checked_in: true } }
      : 'offline',
  );
  await enter(player);
  tap(false);
  expect(rows()).toMatchObject([{ player: { name: 'Ana' }, state: 'registered', checked_in: false }]);
  isOnline = true;
  asked.length = 0;
  start();
  await vi.waitFor(() => expect(allItems()).toEqual([]));
  expect(changes(asked)).toEqual([
    ['POST', 'inscriptions', undefined],
    ['PATCH', 'i-ana', 'registered'],
  ]);
  expect(asked.at(-1)?.body).toMatchObject({ seen: 1 });
});

test('ticking back and forth leaves one check-in, or none', async () => {
  fakeServer(() => 'offline');
  await enter(player);
  tap(false);
  tap(true);
  expect(queued()).toEqual(['enrol']);
  tap(false);
  expect(queued()).toEqual(['enrol', 'notPresent']);
});

test('an enrolment that is taken back takes its check-in with it', async () => {
  fakeServer(() => 'offline');
  await enter(player);
  tap(false);
  const [enrolment] = allItems();
  expect(enrolment).toBeDefined();
  if (enrolment) undoOf(enrolment)?.();
  expect(queued()).toEqual([]);
});

test('the check-in of an enrolment that is refused is refused with it', async () => {
  let isOnline = false;
  fakeServer(() =>
    isOnline ? { status: 409, body: refusal('inscription.closed', 'Ya está cerrada.') } : 'offline',
  );
  await enter(player);
  tap(false);
  isOnline = true;
  start();
  await vi.waitFor(() =>
    expect(allItems().map((item) => item.refusal?.message)).toEqual(['Ya está cerrada.', 'Ya está cerrada.']),
  );
});

test('somebody who was registered by others meanwhile is checked in all the same', async () => {
  let isOnline = false;
  const { asked } = fakeServer(({ method, path }) => {
    if (!isOnline) return 'offline';
    if (method === 'GET' && path.endsWith('/opens/o1')) return { body: { may: { receive: true } } };
    if (method === 'GET') return { body: { collection: [answered], cursor: null } };
    if (method === 'POST') return { status: 409, body: refusal('inscription.alreadyThere', 'Ya está.') };
    return { body: answered };
  });
  await enter(player);
  isOnline = true;
  start();
  await vi.waitFor(() => expect(allItems()).toEqual([]));
  expect(changes(asked).at(-1)).toEqual(['PATCH', 'i-ana', 'present']);
});

test('who stands in the list already has no second row', async () => {
  fakeServer(() => 'offline');
  await enter(player);
  expect(walkIns(allItems(), [answered as unknown as Inscription])).toEqual([]);
});
