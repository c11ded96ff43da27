import { describe, expect, test } from 'vitest';
import { hearTables } from '#http/cache/table-changes.ts';
import type { Listener } from '#live/bell.ts';
import { knownRankings } from './known-rankings.ts';

const now = new Date('2026-03-07T10:00:00Z');
const tomorrow = new Date('2026-03-08T00:00:00Z');

/** Rankings under a bell that the test rings; asking says which computation the answer is from. */
function given() {
  const listeners: Listener[] = [];
  const changes = hearTables({
    connected: true,
    subscribe(listener) {
      listeners.push(listener);
      return () => undefined;
    },
    ringHere: (topics) => listeners.forEach((listener) => listener.onRing(topics)),
    close: async () => undefined,
  });
  const rankings = knownRankings(changes);
  let made = 0;
  const make = async () => {
    made += 1;
    return { opens: [], earned: new Map(), rows: [], older: [], until: new Date('2026-03-07T23:59:59.999Z') };
  };
  return {
    ring: (table: string) => listeners.forEach((listener) => listener.onRing([`table:${table}`])),
    ask: async ({ id = 'one', date = '', at = now, restricted = false } = {}) => {
      const query = { page: 1, itemsPerPage: 20, ...(date && { date }) };
      await rankings.find({ params: { id }, query, now: at, restricted }, make);
      return made;
    },
    rankings,
  };
}

describe('a ranking is put in order', () => {
  test('once for all its pages', async () => {
    const { ask } = given();
    expect([await ask(), await ask(), await ask({ id: 'two' }), await ask()]).toEqual([1, 1, 2, 2]);
  });

  test.each(['open_results', 'editions', 'players', 'settings'])(
    'again after a change of %s',
    async (table) => {
      const { ask, ring } = given();
      await ask();
      ring(table);
      expect(await ask()).toBe(2);
      ring('matches');
      expect(await ask()).toBe(2);
    },
  );

  test('apart with opens for functional diversity', async () => {
    const { ask } = given();
    expect([await ask(), await ask({ restricted: true }), await ask()]).toEqual([1, 2, 2]);
  });

  test('again on the next day, when other opens may count', async () => {
    const { ask } = given();
    await ask();
    expect(await ask({ at: tomorrow })).toBe(2);
  });

  test('each time for a past day', async () => {
    const { ask } = given();
    await ask({ date: '2026-01-01' });
    expect(await ask({ date: '2026-01-01' })).toBe(2);
  });

  test('again after it failed', async () => {
    const { ask, rankings } = given();
    const asked = { params: { id: 'one' }, query: { page: 1, itemsPerPage: 20 }, now, restricted: false };
    const failing = rankings.find(asked, () => Promise.reject(new Error('The database is away.')));
    await expect(failing).rejects.toThrow('away');
    expect(await ask()).toBe(1);
  });

  test('from what changed while it was read', async () => {
    const { ask, ring } = given();
    const asked = ask();
    ring('opens');
    await asked;
    expect(await ask()).toBe(2);
  });
});
