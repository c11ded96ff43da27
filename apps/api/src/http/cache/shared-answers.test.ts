import { describe, expect, test } from 'vitest';
import type { Bell, Listener } from '#live/bell.ts';
import { shareAnswers } from './shared-answers.ts';
import { hearTables } from './table-changes.ts';

/** A bell rung by the test. */
function handBell() {
  const listeners = new Set<Listener>();
  let connected = true;
  const bell: Bell = {
    get connected() {
      return connected;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ringHere: (topics) => listeners.forEach((listener) => listener.onRing(topics)),
    close: async () => undefined,
  };
  return {
    ring: (table: string) => bell.ringHere([`table:${table}`]),
    lose: () => {
      connected = false;
      listeners.forEach((listener) => listener.onLost?.());
    },
    regain: () => {
      connected = true;
      listeners.forEach((listener) => listener.onRegained?.());
    },
    bell,
  };
}

const now = new Date('2026-03-07T10:00:00Z');
const asked = { tables: ['players', 'clubs'], now } as const;
const until = new Date('2026-03-07T23:59:59.999Z');

function shared(most?: number) {
  const hand = handBell();
  const answers = shareAnswers(hearTables(hand.bell), most);
  let made = 0;
  /** Asks like a request; the body says which computation it came from. */
  const ask = async (key = 'top 10', at = now) => {
    const question = { ...asked, now: at };
    const found = answers.find(key, question);
    const make = async () => ({ body: `${(made += 1)}`, until });
    return (await (found ?? answers.make(key, question, make))).plain.body.toString();
  };
  return { ...hand, answers, ask };
}

describe('a shared answer', () => {
  test('is made once', async () => {
    const { ask } = shared();
    expect([await ask(), await ask()]).toEqual(['1', '1']);
  });

  test('is made once for everybody who asks at the same time', async () => {
    const { ask } = shared();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '1', '1']);
  });

  test('of another question is another', async () => {
    const { ask } = shared();
    expect([await ask('a'), await ask('b')]).toEqual(['1', '2']);
  });

  test('is forgotten when what it was made from changes, and by nothing else', async () => {
    const { ask, ring } = shared();
    await ask();
    ring('venues');
    expect(await ask()).toBe('1');
    ring('clubs');
    expect(await ask()).toBe('2');
  });

  test('is forgotten when it stops being true by itself', async () => {
    const { ask } = shared();
    await ask();
    expect(await ask('top 10', until)).toBe('1');
    expect(await ask('top 10', new Date(until.getTime() + 1))).toBe('2');
  });

  test('that was being made while something changed is given to nobody who asks after that', async () => {
    const { answers, ask, ring } = shared();
    const slow = Promise.withResolvers<{ body: string; until: Date }>();
    const first = answers.make('top 10', asked, () => slow.promise);
    ring('players');
    expect(await ask()).toBe('1');
    slow.resolve({ body: 'before the change', until });
    expect((await first).plain.body.toString()).toBe('before the change');
    expect(await ask()).toBe('1');
  });

  test('that could not be made is made again', async () => {
    const { answers, ask } = shared();
    await expect(answers.make('top 10', asked, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await ask()).toBe('1');
  });

  test('is not kept while the bell is not heard, nor what was kept before', async () => {
    const { ask, lose, regain } = shared();
    await ask();
    lose();
    expect([await ask(), await ask()]).toEqual(['2', '3']);
    regain();
    expect([await ask(), await ask()]).toEqual(['4', '4']);
  });
});

describe('memory', () => {
  const size = 3 * 400 + 100;

  test('is bounded: the answer that was not asked for the longest goes first', async () => {
    const { ask } = shared(8 * size);
    const keys = Array.from({ length: 24 }, (_, index) => `${index}`);
    for (const key of keys) await ask(key);
    await ask('0');
    await ask('more');
    await ask('and more');
    await ask('and even more');
    expect(await ask('0')).toBe('1');
    expect(await ask('1')).not.toBe('2');
  });

  test('is not filled by one answer', async () => {
    const { answers } = shared(8000);
    const make = async () => ({ body: 'x'.repeat(1000), until });
    await answers.make('large', asked, make);
    expect(answers.find('large', asked)).toBeUndefined();
  });
});
