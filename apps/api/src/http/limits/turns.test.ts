import { describe, expect, test } from 'vitest';
import { inTurns } from './turns.ts';

/** Work that ends when it is told to. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { work: () => promise, end: () => resolve(undefined) };
}

const refusal = { code: 'server.overloaded' };

describe('work in turns', () => {
  test('is done one by one, in the order in which it was asked for', async () => {
    const inTurn = inTurns({ most: 8, mostOfOne: 8 });
    const done: string[] = [];
    const first = heldWork();
    const all = [
      inTurn({ by: 'a', work: () => first.work().then(() => done.push('first')) }),
      inTurn({ by: 'b', work: async () => done.push('second') }),
    ];
    await Promise.resolve();
    expect(done).toEqual([]);
    first.end();
    await Promise.all(all);
    expect(done).toEqual(['first', 'second']);
  });

  test.each([
    ['of one account', ['a', 'a', 'a']],
    ['in all', ['a', 'b', 'c', 'd']],
  ])('is refused beyond so much %s, until some is done', async (_, accounts) => {
    const inTurn = inTurns({ most: 3, mostOfOne: 2 });
    const held = heldWork();
    const waiting = accounts.slice(0, -1).map((by) => inTurn({ by, work: held.work }));
    const by = accounts.at(-1) ?? '';
    await expect(inTurn({ by, work: held.work })).rejects.toMatchObject(refusal);
    held.end();
    await Promise.all(waiting);
    await expect(inTurn({ by, work: async () => 1 })).resolves.toBe(1);
  });

  test('that fails holds nobody back', async () => {
    const inTurn = inTurns({ most: 3, mostOfOne: 1 });
    const failing = inTurn({ by: 'a', work: () => Promise.reject(new Error('no picture')) });
    await expect(failing).rejects.toThrow('no picture');
    await expect(inTurn({ by: 'a', work: async () => 1 })).resolves.toBe(1);
  });
});
