import { expect, test } from 'vitest';
import { hearTables } from '#http/cache/table-changes.ts';
import type { Db } from '#http/call.ts';
import type { Bell, Listener } from '#live/bell.ts';
import { knownDays } from './known-days.ts';
import type { DayRows } from './rows.ts';

const now = new Date('2026-11-28T10:00:00Z');
const day: DayRows = {
  day: { id: 'one', date: '2026-11-28', venue: null, zone: 'Europe/Madrid', automatic: false, version: 1 },
  opens: [],
  tables: [],
  calls: [],
  matches: [],
  people: [],
  phases: [],
  volunteers: [],
};

/** Days under a bell that the test rings; each reading ends when the test says so. */
function given({ connected = true, heard = true, most = 100 } = {}) {
  const listeners: Listener[] = [];
  const bell: Bell = {
    get connected() {
      return connected;
    },
    subscribe(listener) {
      listeners.push(listener);
      return () => undefined;
    },
    ringHere: (topics) => listeners.forEach((listener) => listener.onRing(topics)),
    close: async () => undefined,
  };
  const readings: { readonly end: () => void; readonly fail: () => void }[] = [];
  const read = () =>
    new Promise<DayRows>((resolve, reject) =>
      readings.push({
        end: () => resolve(day),
        fail: () => reject(new Error('The database is away.')),
      }),
    );
  const days = knownDays(heard ? hearTables(bell) : undefined, { most, read });
  const find = (open = 'one', at = now) => days.find({} as Db, { id: `day ${open}`, opens: [open] }, at);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async () => {
    await settled();
    readings.forEach(({ end: finish }) => finish());
    await settled();
  };
  return {
    find,
    readings,
    settled,
    end,
    /** Asks, and lets what is read end; how many readings there have been. */
    ask: async (open?: string) => {
      const asked = find(open);
      await end();
      await asked;
      return readings.length;
    },
    ring: (topic: string) => bell.ringHere([topic]),
    lose: () => {
      connected = false;
      listeners.forEach((listener) => listener.onLost?.());
    },
    regain: () => {
      connected = true;
      listeners.forEach((listener) => listener.onRegained?.());
    },
  };
}

test('a day is read once for all who ask, before and after it is known', async () => {
  const { find, ask, end, readings } = given();
  const asked = [find(), find(), find()];
  await end();
  await Promise.all(asked);
  expect([readings.length, await ask(), await ask('two')]).toEqual([1, 1, 2]);
});

test.each([
  'open:one:matches',
  'open:one:match_tables',
  'open:one:phases',
  'open:one:groups',
  'open:one:opens',
  'open:one:inscriptions',
  'open:one:match_plans',
  'day:day one:day_tables',
  'table:players',
])('it is read again after %s rings', async (topic) => {
  const { ask, ring } = given();
  await ask();
  ring(topic);
  expect([await ask(), await ask()]).toEqual([2, 2]);
});

test.each(['open:two:matches', 'open:one:points', 'table:matches', 'day:day two:day_tables'])(
  'it is not read again after %s rings',
  async (topic) => {
    const { ask, ring } = given();
    await ask();
    ring(topic);
    expect(await ask()).toBe(1);
  },
);

test('who asks after a ring does not get what was being read before it, and nobody does later', async () => {
  const { find, ring, readings, settled } = given();
  const early = find();
  await settled();
  ring('open:one:matches');
  const late = [find(), find()];
  await settled();
  expect(readings).toHaveLength(1);
  readings[0]?.end();
  await early;
  await settled();
  expect(readings).toHaveLength(2);
  const waiting = Symbol('waiting');
  expect(await Promise.race([...late, Promise.resolve(waiting)])).toBe(waiting);
  readings[1]?.end();
  await Promise.all(late);
  await find();
  expect(readings).toHaveLength(2);
});

test('what rang while it was read, and nobody asked, is read again', async () => {
  const { find, ask, ring, settled, end } = given();
  const early = find();
  await settled();
  ring('open:one:matches');
  await end();
  await early;
  expect(await ask()).toBe(2);
});

test('however often it rings, one reading is under way and one waits', async () => {
  const { find, ring, readings, settled, end } = given();
  const asked: Promise<DayRows>[] = [];
  for (let count = 0; count < 10; count += 1) {
    asked.push(find());
    await settled();
    ring('open:one:matches');
  }
  expect(readings).toHaveLength(1);
  await end();
  await end();
  await Promise.all(asked);
  expect(readings).toHaveLength(2);
});

test('a reading that fails is not kept, and the one that waits for it goes on', async () => {
  const { find, ask, ring, readings, settled, end } = given();
  const failing = find();
  await settled();
  ring('open:one:matches');
  const next = find();
  readings[0]?.fail();
  await expect(failing).rejects.toThrow('away');
  await end();
  await next;
  expect(await ask()).toBe(2);
});

test('while the bell is away, nothing is kept; what was known before it came back is forgotten', async () => {
  const { ask, lose, regain } = given();
  expect(await ask()).toBe(1);
  lose();
  expect([await ask(), await ask()]).toEqual([2, 3]);
  regain();
  expect([await ask(), await ask()]).toEqual([4, 4]);
});

test('without a bell, it is read for all who ask at once, and not kept', async () => {
  const { find, ask, end, readings } = given({ heard: false });
  const asked = [find(), find()];
  await end();
  await Promise.all(asked);
  expect([readings.length, await ask()]).toEqual([1, 2]);
});

test('where there are too many, the one not asked for longest is forgotten', async () => {
  const { ask } = given({ most: 2 });
  expect([
    await ask('one'),
    await ask('two'),
    await ask('one'),
    await ask('three'),
    await ask('one'),
  ]).toEqual([1, 2, 2, 3, 3]);
  expect(await ask('two')).toBe(4);
});

test('it is read again after half a minute, and an open that comes to a day makes it another one', async () => {
  const { find, end, readings } = given();
  const after = async (seconds: number) => {
    const asked = find('one', new Date(now.getTime() + seconds * 1000));
    await end();
    await asked;
    return readings.length;
  };
  expect([await after(0), await after(29), await after(31)]).toEqual([1, 1, 2]);
});
