import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usualConnections } from '#db/connect.ts';
import { usualTurns } from './call-turns.ts';
import { fairTurns } from './fair-turns.ts';

/** Work that notes its start and ends when it is told to. */
function office(limits: Parameters<typeof fairTurns>[0]) {
  const inTurn = fairTurns(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const works = new Map<string, Promise<unknown>>();
  const ask = (by: string, name: string) => {
    const work = inTurn({ by, open: '' }, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
    works.set(name, work);
    return work;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await works.get(name);
  };
  return { ask, end, started };
}

const limits = (most: number, ofOne: number, waiting: number) => ({
  atOnce: { all: most, ofOne, ofOpen: most },
  waiting: { all: 100, ofOne: waiting, ofOpen: 100 },
  patience: 1000,
  few: 0,
});

const refusal = { code: 'server.overloaded' };

describe('work of many callers', () => {
  test('starts at once while there is room, and callers who wait take turns', async () => {
    const { ask, end, started } = office(limits(3, 2, 9));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask('a', name);
    for (const name of ['b1', 'b2']) void ask('b', name);
    void ask('c', 'c1');
    expect(started).toEqual(['a1', 'a2', 'b1']);
    await end('a1');
    await end('a2');
    await end('b1');
    expect(started).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'a3']);
    await end('c1');
    expect(started.at(-1)).toBe('a4');
  });

  test('is refused to a caller of whom too much waits, and to no other', async () => {
    const { ask, started } = office(limits(2, 1, 1));
    void ask('a', 'a1');
    void ask('a', 'a2');
    await expect(ask('a', 'a3')).rejects.toMatchObject(refusal);
    void ask('b', 'b1');
    expect(started).toEqual(['a1', 'b1']);
  });

  test.each(['reads', 'writes', 'results', 'points'] as const)(
    'of one takes part of the turns of %s, and all of them leave connections for the rest',
    (kind) => {
      const { all, ofOne, ofOpen } = usualTurns[kind].atOnce;
      expect(ofOne).toBeLessThan(all);
      expect(ofOpen).toBeLessThan(all);
      expect(all).toBeLessThan(usualConnections);
    },
  );

  test('that reads and writes at once leaves connections to others', () => {
    const { reads, writes } = usualTurns;
    expect(reads.atOnce.ofOne + writes.atOnce.ofOne).toBeLessThan(usualConnections);
  });

  test('that fails makes room', async () => {
    const inTurn = fairTurns(limits(1, 1, 1));
    await expect(inTurn({ by: 'a', open: '' }, () => Promise.reject(new Error('no answer')))).rejects.toThrow(
      'no answer',
    );
    await expect(inTurn({ by: 'b', open: '' }, async () => 1)).resolves.toBe(1);
  });

  test('is all done in the end, never more at once than allowed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        async (callers, most, mostOfOne) => {
          const inTurn = fairTurns(limits(most, mostOfOne, 40));
          const now = new Map<string, number>();
          const change = (by: string, by1: number) => now.set(by, (now.get(by) ?? 0) + by1);
          const done = callers.map((by) =>
            inTurn({ by, open: by === 'a' ? 'one' : 'other' }, async () => {
              change(by, 1);
              expect(now.get(by)).toBeLessThanOrEqual(mostOfOne);
              expect([...now.values()].reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most);
              await Promise.resolve();
              change(by, -1);
            }),
          );
          await Promise.all(done);
        },
      ),
    );
  });
});
