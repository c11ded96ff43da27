import { describe, expect, test } from 'vitest';
import { fairQueue, type TurnLimits } from './fair-queue.ts';

const generous = { all: 1000, ofOne: 1000, ofOpen: 1000 };

/** A queue whose clock is handed in, with work that ends when it is told to. */
function given(limits: Partial<TurnLimits> = {}) {
  const queue = fairQueue<string>({
    atOnce: { all: 2, ofOne: 2, ofOpen: 2 },
    waiting: generous,
    patience: 1000,
    few: 0,
    ...limits,
  });
  const underWay: Parameters<typeof queue.end>[0][] = [];
  const ask = (by: string, open: string, now: number): string => {
    const asker = { by, open };
    const turn = queue.start(asker);
    if (turn) {
      underWay.push(turn);
      return 'starts';
    }
    const reason = queue.refusal(asker, now);
    if (reason === undefined) queue.add(asker, by, now);
    return reason ?? 'waits';
  };
  /** Ends what has been under way for longest; gives who is next, or who has waited in vain. */
  const end = (now: number): string[] => {
    const [turn] = underWay.splice(0, 1);
    if (turn) queue.end(turn, now);
    const went: string[] = [];
    for (let next = queue.next(now); next; next = queue.next(now)) {
      if (next.turn) underWay.push(next.turn);
      went.push(next.turn ? next.item : `${next.item} in vain`);
    }
    return went;
  };
  return { queue, ask, end };
}

/** Asks so often at one moment, and gives how often each answer came. */
function often(times: number, ask: () => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let time = 0; time < times; time += 1) {
    const answer = ask();
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
}

describe('when five times as much is asked as is done', () => {
  /** A server that does one thing in ten milliseconds, and is asked for five by others each time. */
  function overloaded(ms: number, also: (now: number, ask: ReturnType<typeof given>['ask']) => void) {
    const { queue, ask, end } = given({ atOnce: { all: 1, ofOne: 1, ofOpen: 1 } });
    const waits: number[] = [];
    const since = new Map<string, number>();
    let people = 0;
    let refused = 0;
    for (let now = 0; now < ms; now += 10) {
      for (const name of end(now)) waits.push(now - (since.get(name) ?? now));
      for (let each = 0; each < 5; each += 1) {
        const name = `person ${(people += 1)}`;
        since.set(name, now);
        if (ask(name, '', now) === 'slow') refused += 1;
      }
      also(now, ask);
    }
    return { queue, waits, refused, people };
  }

  test('nobody waits much longer than the patience, and as much is done as can be', () => {
    const { waits, refused, people } = overloaded(20_000, () => undefined);
    expect(Math.max(...waits)).toBeLessThan(1200);
    expect(waits.length).toBeGreaterThan(1950);
    expect(refused).toBeGreaterThan(people * 0.75);
  });

  test('others are refused at once, from the first second on', () => {
    const { queue } = overloaded(1000, () => undefined);
    expect(queue.refusal({ by: 'somebody else', open: '' }, 1000)).toBe('slow');
    expect(queue.isSlow('', 1000)).toBe(true);
  });

  test('nobody waits a moment after it has ended', () => {
    const { ask, end } = given({ atOnce: { all: 1, ofOne: 1, ofOpen: 1 } });
    for (let now = 0; now < 1000; now += 10) {
      end(now);
      for (let each = 0; each < 5; each += 1) ask(`${now} ${each}`, '', now);
    }
    let now = 1000;
    while (end(now).length > 0) now += 10;
    expect(now).toBeLessThan(2200);
    expect(ask('somebody', '', now)).toBe('starts');
  });
});

describe('one account that asks for much', () => {
  test('waits for itself, and others for one of its turns at most', () => {
    const { ask, end } = given({ atOnce: { all: 3, ofOne: 2, ofOpen: 3 } });
    often(50, () => ask('loud', '', 0));
    expect(ask('quiet', '', 5)).toBe('starts');
    expect(ask('quiet', '', 10)).toBe('waits');
    expect(end(20)).toEqual(['quiet']);
    expect(end(30)).toEqual(['loud']);
  });

  test('is refused what it would wait for too long, and nobody else is', () => {
    const { ask, end } = given();
    often(100, () => ask('loud', '', 0));
    for (let now = 20; now <= 200; now += 20) end(now);
    expect(ask('loud', '', 200)).toBe('slow');
    expect(ask('quiet', '', 200)).toBe('waits');
  });

  test('is let in no further than all others leave it turns', () => {
    const { ask, end } = given({ atOnce: { all: 1, ofOne: 1, ofOpen: 1 } });
    for (let person = 0; person < 20; person += 1) ask(`${person}`, '', 0);
    for (let now = 10; now <= 150; now += 10) end(now);
    // Twenty of them, ten milliseconds each, before each of its own.
    const answers = Array.from({ length: 40 }, () => {
      ask('another', '', 150);
      return ask('loud', '', 150);
    });
    expect(answers.filter((answer) => answer === 'waits').length).toBeLessThan(20);
    expect(answers.at(-1)).toBe('slow');
  });

  test('may not let more wait than one may', () => {
    const { ask } = given({ waiting: { all: 10, ofOne: 3, ofOpen: 5 } });
    expect(often(9, () => ask('loud', '', 0))).toEqual({ starts: 2, waits: 3, many: 4 });
    expect(ask('quiet', '', 0)).toBe('waits');
  });
});

describe('one open that everybody looks at', () => {
  const limits = { atOnce: { all: 3, ofOne: 2, ofOpen: 2 } };

  test('leaves a turn to the others', () => {
    const { ask, end } = given(limits);
    for (const name of ['a', 'b', 'c', 'd']) ask(name, 'final', 0);
    expect(ask('e', 'club', 0)).toBe('starts');
    expect(ask('f', 'club', 1)).toBe('waits');
    expect(end(5)).toEqual(['c']);
    expect(end(6)).toEqual(['d']);
    expect(end(7)).toEqual(['f']);
  });

  test('is refused without the others', () => {
    const { ask, queue } = given(limits);
    for (let person = 0; person < 300; person += 1) ask(`${person}`, 'final', 0);
    expect(ask('late', 'final', 1100)).toBe('slow');
    expect([queue.isSlow('final', 1100), queue.isSlow('club', 1100)]).toEqual([true, false]);
    expect(ask('late', 'club', 1100)).toBe('starts');
  });

  test('may not let more wait than one may', () => {
    const { ask } = given({ ...limits, waiting: { all: 10, ofOne: 3, ofOpen: 5 } });
    let person = 0;
    expect(often(9, () => ask(`${(person += 1)}`, 'final', 0))).toEqual({ starts: 2, waits: 5, many: 2 });
    expect(often(9, () => ask(`${(person += 1)}`, `${person}`, 0))).toEqual({ starts: 1, waits: 5, many: 3 });
  });
});

test('what has waited for twice the patience is not done any more', () => {
  const { ask, end } = given();
  for (const name of ['a', 'b', 'c', 'd']) ask(name, '', 0);
  expect(ask('e', '', 1500)).toBe('slow');
  expect(end(2001)).toEqual(['c in vain', 'd in vain']);
  expect(ask('e', '', 2002)).toBe('starts');
});

test('what one account waited for in vain is let go at once, not one at each of its turns', () => {
  const { ask, end } = given({ atOnce: { all: 2, ofOne: 1, ofOpen: 2 } });
  for (const name of ['a', 'b', 'c', 'c', 'c']) ask(name, '', 0);
  ask('d', '', 5);
  expect(end(2003)).toEqual(['c in vain', 'c in vain', 'c in vain', 'd']);
});

test('where others come first, only as much is done as there is room for', () => {
  const { queue } = given();
  const turn = queue.start({ by: 'a', open: '' }, 1);
  expect(queue.start({ by: 'b', open: '' }, 1)).toBeUndefined();
  queue.add({ by: 'b', open: '' }, 'b', 0);
  expect(queue.next(5, 1)).toBeUndefined();
  if (turn) queue.end(turn, 10);
  expect(queue.next(10, 1)).toMatchObject({ item: 'b' });
});

test('the oldest call is the one that came first, even if another is next', () => {
  const { ask, queue } = given();
  for (const [name, now] of [
    ['a', 0],
    ['a', 1],
    ['a', 5],
    ['b', 9],
  ] as const)
    ask(name, '', now);
  expect(queue.oldest()).toBe(5);
});
